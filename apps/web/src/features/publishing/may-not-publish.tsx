import { BANDS } from '@martillo/domain/reputation/bands'
import { Info } from 'lucide-react'
import { keyOf, useCall } from '../../lib/use-call.ts'

const firstPublishing = BANDS.find(({ publishing }) => publishing?.count !== 0)

/** Says before anything is typed that the person's reputation does not let them publish yet; else nothing. */
export function MayNotPublish() {
  const { data } = useCall(keyOf('GET /user/sessiondata'))
  const needed = firstPublishing?.fromScore ?? 0
  if (!data || data.reputation >= needed) return null
  return (
    <p
      role="status"
      className="mb-5 flex gap-3 rounded-[14px] bg-brand-soft px-4 py-3 font-medium text-brand-ink"
    >
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        Todavía no podés publicar: tenés {data.reputation} puntos de reputación y hacen falta {needed}. Sumás
        completando tu perfil, verificando tu identidad y participando.
      </span>
    </p>
  )
}
