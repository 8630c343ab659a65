import type { DraftCard } from '@martillo/contract/drafts'
import { useState } from 'react'
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
import { OwnList, queryOf, type Wish } from './own-list.tsx'
import { useRereadOwn } from './use-live-list.ts'

/** What was begun and not published, the last saved first. */
export function OwnDrafts(wish: Wish) {
  const read = useCall(keyOf('GET /drafts', { query: queryOf(wish) }))
  return (
    <OwnList view="borradores" q={wish.q} read={read} keyOf={({ id }) => id}>
      {(draft) => <DraftRow draft={draft} />}
    </OwnList>
  )
}

function DraftRow({ draft }: { draft: DraftCard }) {
  const { id, PrimaryPic, saved_at } = draft
  const title = draft.title.trim() || 'Sin título'
  const [asking, setAsking] = useState(false)
  const reread = useRereadOwn()
  const nowMs = useServerNow()

  async function remove() {
    await call('DELETE /drafts/:uuid', { params: { uuid: id } })
    reread()
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
