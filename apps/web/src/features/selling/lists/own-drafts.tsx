import type { DraftCard } from '@martillo/contract/drafts'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '../../../lib/api.ts'
import { formatWhen } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { keyOf, useCall } from '../../../lib/use-call.ts'
import { useServerNow } from '../../../lib/use-server-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { toast } from '../../../ui/toast.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { OwnList } from './own-list.tsx'
import { SELLING } from './own-views.ts'

/** What was begun and not published, the last saved first. */
export function OwnDrafts({ page, q }: { page: number; q: string }) {
  const { empty, next } = SELLING.borradores
  const read = useCall(keyOf('GET /drafts', { query: { page, ...(q && { q }) } }))
  return (
    <OwnList
      read={read}
      empty={q ? `Nada se llama "${q}"` : empty}
      next={next}
      way="publish"
      keyOf={({ id }) => id}
    >
      {(draft, again) => <DraftRow draft={draft} again={again} />}
    </OwnList>
  )
}

function DraftRow({ draft, again }: { draft: DraftCard; again: () => void }) {
  const { id, PrimaryPic, saved_at } = draft
  const title = draft.title.trim() || 'Sin título'
  const [asking, setAsking] = useState(false)
  const { mutate } = useSWRConfig()
  const nowMs = useServerNow()

  async function remove() {
    await call('DELETE /drafts/:uuid', { params: { uuid: id } })
    await mutate((key) => typeof key === 'string' && key.startsWith('/auctions/myauctions/counts'))
    again()
    toast.success('Borrador borrado.')
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="size-16 shrink-0 overflow-hidden rounded-xl bg-line">
        <Picture path={PrimaryPic} width={110} alt="" className="size-full object-cover" />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="line-clamp-2 font-[650] [overflow-wrap:anywhere]">{title}</span>
        <span className="text-14 text-muted">Guardado {formatWhen(saved_at, nowMs)}</span>
      </span>
      <span className="flex gap-2 max-sm:w-full">
        <ButtonLink size="small" to={paths.editDraft(id)} className="max-sm:grow">
          Seguir
        </ButtonLink>
        <Button kind="quiet" size="small" aria-label={`Borrar ${title}`} onClick={() => setAsking(true)}>
          Borrar
        </Button>
      </span>
      <ConfirmRemoval
        open={asking}
        onClose={() => setAsking(false)}
        title="¿Borrar este borrador?"
        description={`"${title}" y sus fotos no se pueden recuperar.`}
        failure="No pudimos borrar el borrador. Probá de nuevo."
        remove={remove}
      />
    </div>
  )
}
