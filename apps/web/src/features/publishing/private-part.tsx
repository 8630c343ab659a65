import { BANDS } from '@martillo/domain/reputation/bands'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { FormSection } from './form-section.tsx'
import type { PartProps } from './part-props.ts'

const needed = BANDS.find(({ privateAuctions }) => privateAuctions)

/** Who may see it: offered only to those whose reputation allows private auctions. */
export function PrivatePart({ texts, set }: PartProps) {
  const { data: person } = useCall(keyOf('GET /user/sessiondata'))
  const isAllowed = person && needed && person.reputation >= needed.fromScore
  // Chosen while it was allowed, it can still be taken back.
  if (!isAllowed && !texts.private) return null
  return (
    <FormSection title="Quién la ve">
      <div className="sm:col-span-2">
        <CheckBox checked={texts.private} onChange={(on) => set({ private: on })}>
          Subasta privada
        </CheckBox>
        <p className="mt-1.5 text-14 text-muted">
          No aparece en los listados ni en la búsqueda: entra solo quien tenga el enlace, que te damos al
          publicar.
        </p>
      </div>
    </FormSection>
  )
}
