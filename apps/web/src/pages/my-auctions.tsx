import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { OwnAuctions } from '../features/selling/lists/own-auctions.tsx'
import { OwnBids } from '../features/selling/lists/own-bids.tsx'
import { OwnDrafts } from '../features/selling/lists/own-drafts.tsx'
import { BIDDING, isBidding, SELLING, viewOf } from '../features/selling/lists/own-views.ts'
import { paths } from '../lib/paths.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { usePage } from '../ui/pagination.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TextInput } from '../ui/text-input.tsx'

/** What the person sells and what they bid on, each by how it stands, with the next step for each thing. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const view = viewOf(search)
  const q = search.get('q') ?? ''
  const page = usePage()
  const selling = useCall(keyOf('GET /auctions/myauctions/counts')).data
  const bidding = useCall(keyOf('GET /user/bids/counts')).data
  const buys = isBidding(view)

  const tabs = buys
    ? Object.entries(BIDDING).map(([id, { label, state }]) => tab(id, label, bidding?.[state]))
    : Object.entries(SELLING).map(([id, { label, state }]) => tab(id, label, selling?.[state]))
  const go = (ver: string) => setSearch(q ? { ver, q } : { ver })

  return (
    <div className="wrap max-w-4xl py-6 md:py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-22 md:text-28">Mis subastas</h1>
        <ButtonLink kind="bid" size="small" to={paths.publish}>
          Publicar!
        </ButtonLink>
      </div>
      <nav aria-label="Lo que vendo y lo que compro" className="mb-2 flex flex-wrap gap-2">
        <ButtonLink
          kind={buys ? 'line' : 'primary'}
          size="small"
          to="?ver=activas"
          aria-current={buys ? undefined : 'page'}
        >
          Lo que vendo
        </ButtonLink>
        <ButtonLink
          kind={buys ? 'primary' : 'line'}
          size="small"
          to="?ver=ganando"
          aria-current={buys ? 'page' : undefined}
        >
          Mis pujas
        </ButtonLink>
      </nav>
      <Tabs label={buys ? 'Mis pujas' : 'Lo que vendo'} current={view} onChange={go} tabs={tabs}>
        <div className="grid gap-4 pt-4">
          <Search
            key={`${view} ${q}`}
            q={q}
            onSearch={(text) => setSearch(text ? { ver: view, q: text } : { ver: view })}
          />
          {isBidding(view) ? (
            <OwnBids view={view} page={page} q={q} />
          ) : view === 'borradores' ? (
            <OwnDrafts page={page} q={q} />
          ) : (
            <OwnAuctions view={view} page={page} q={q} />
          )}
        </div>
      </Tabs>
    </div>
  )
}

function tab(id: string, label: string, count: number | undefined) {
  return { id, label, ...(count === undefined ? {} : { count }) }
}

function Search({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text.trim())
  }
  return (
    <form aria-label="Buscar en esta lista" onSubmit={submit} className="flex gap-2">
      <TextInput
        type="search"
        aria-label="Buscar por título"
        placeholder="Buscar por título"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button kind="line" type="submit" className="h-[50px]">
        Buscar
      </Button>
    </form>
  )
}
