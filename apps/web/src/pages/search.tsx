import { Link, useLocation } from 'react-router'
import { AuctionList } from '../features/auctions/auction-list.tsx'
import { searchKey, searchText } from '../features/browsing/list-keys.ts'
import { type List, useList } from '../features/browsing/use-list.ts'
import { paths } from '../lib/paths.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { BEYOND_END } from './parts/beyond-end.tsx'

const WAY_OUT = (
  <ButtonLink kind="line" to={paths.all}>
    Ver todas las subastas
  </ButtonLink>
)

/** What was found for the text in the address. Blank text asks nothing. */
export function Component() {
  const text = searchText(useLocation().search)
  if (text !== '') return <Results key={text} text={text} />
  return (
    <div className="wrap py-6">
      <EmptyState about="search" title={<h1>¿Qué estás buscando?</h1>} action={WAY_OUT}>
        Escribí arriba el producto que querés.
      </EmptyState>
    </div>
  )
}

function Results({ text }: { text: string }) {
  const { search } = useLocation()
  const list = useList(searchKey(search))
  const title = `Resultados para ${text}`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AuctionList
        title={title}
        about={<DidYouMean list={list} />}
        list={list}
        beyondEnd={BEYOND_END}
        browsed={{ list: 'search', text, ownSort: { words: 'Más relevantes' } }}
        failure="Failed to load auctions. Please try again later."
        empty="No se encontraron resultados."
        emptyAction={WAY_OUT}
      />
    </>
  )
}

/** Nothing matched as it was written: what was searched for in its place, as a search of its own. */
function DidYouMean({ list: { meta, cards } }: { list: List }) {
  const meant = meta?.did_you_mean
  if (!meant) return null
  return (
    <>
      Quizás quisiste decir{' '}
      <Link to={paths.search(meant)} className="font-semibold text-brand-ink underline underline-offset-4">
        {meant}
      </Link>
      {cards && cards.length > 0 && '. Eso es lo que ves acá.'}
    </>
  )
}
