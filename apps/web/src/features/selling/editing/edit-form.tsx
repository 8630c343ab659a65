import type { Auction } from '@martillo/contract/auctions'
import { type FormEvent, useRef, useState } from 'react'
import { serverNow } from '../../../lib/server-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../../accounts/form-alert.tsx'
import { DeliveryPart } from '../../publishing/delivery-part.tsx'
import { PhotosPart } from '../../publishing/photos-part.tsx'
import { PricePart } from '../../publishing/price-part.tsx'
import type { PublishTexts } from '../../publishing/publish-texts.ts'
import { ThingPart } from '../../publishing/thing-part.tsx'
import { TimePart } from '../../publishing/time-part.tsx'
import { usePremiumGate } from '../../publishing/use-premium-gate.ts'
import { ApprovalNote, HidingNote } from './approval-note.tsx'
import { judgeChanges } from './judge-changes.ts'
import { SaveRow } from './save-row.tsx'
import { photoKeysOf, textsOfAuction } from './texts-of-auction.ts'
import { useEdit } from './use-edit.ts'
import { useEditShelf } from './use-edit-shelf.ts'

// What an administrator approved, beside the photos.
const LOOKED_AT = ['title', 'description', 'subcategoryId'] as const

/** All of an auction on which nobody bid yet, to be changed. `onBids` shows what may still be added once somebody did. */
export function EditForm({ auction, onBids }: { auction: Auction; onBids: () => void }) {
  const [before] = useState(() => ({ texts: textsOfAuction(auction), photos: photoKeysOf(auction) }))
  const [texts, setTexts] = useState(before.texts)
  const { shelf, photos, notes, keys } = useEditShelf(before.photos)
  const gate = usePremiumGate(texts.categoryId)
  const form = useRef<HTMLFormElement>(null)

  function judge() {
    const now = { texts, photos: shelf.state.read().photos.flatMap(({ key }) => key ?? []) }
    const judged = judgeChanges(before, now, serverNow())
    const isBarred = gate && !gate.isOpen && texts.categoryId !== before.texts.categoryId
    if (!isBarred) return judged
    const errors = judged.ok ? {} : judged.errors
    return { ok: false as const, errors: { ...errors, subcategory_id: gate.sentence } }
  }

  const isDirty =
    JSON.stringify(texts) !== JSON.stringify(before.texts) || keys.join() !== before.photos.join()
  const isLookedAt =
    LOOKED_AT.some((field) => texts[field] !== before.texts[field]) || keys.join() !== before.photos.join()
  const edit = useEdit({ id: auction.ID, settle: shelf.settle, judge, isDirty })

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    await edit.save()
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
      first?.scrollIntoView({ block: 'center' })
      if (first?.matches('input, select, textarea')) first.focus({ preventScroll: true })
    })
  }

  const part = {
    texts,
    errors: edit.errors,
    set: (changes: Partial<PublishTexts>) => setTexts((now) => ({ ...now, ...changes })),
  }
  return (
    <form ref={form} noValidate aria-label="Editar la subasta" onSubmit={(event) => void onSubmit(event)}>
      <fieldset disabled={edit.isSending} className="grid min-w-0 gap-4 md:gap-5">
        <ApprovalNote auction={auction} />
        <PhotosPart
          shelf={shelf}
          photos={photos}
          notes={notes}
          errors={edit.errors}
          disabled={edit.isSending}
        />
        <ThingPart {...part} />
        <PricePart {...part} />
        <TimePart {...part} dated="En esta fecha" />
        <DeliveryPart {...part} />
        {edit.sentence && (
          <FormAlert>
            <p>{edit.sentence}</p>
            {edit.hasBids && (
              <Button kind="quiet" size="small" className="mt-2" onClick={onBids}>
                Ver qué podés agregar
              </Button>
            )}
          </FormAlert>
        )}
        <HidingNote auction={auction} isLookedAt={isLookedAt} />
        <SaveRow auction={auction.ID} saving={edit.isSending}>
          Guardar los cambios
        </SaveRow>
      </fieldset>
    </form>
  )
}
