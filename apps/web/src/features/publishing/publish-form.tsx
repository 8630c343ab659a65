import { type FormEvent, useEffect, useRef, useState } from 'react'
import { newUuid } from '../../lib/new-uuid.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { PhotoPicker } from '../../ui/photo-picker.tsx'
import type { PickedPhoto } from '../../ui/picked-photo.ts'
import { DeliveryPart } from './delivery-part.tsx'
import { PricePart } from './price-part.tsx'
import { publishAuction } from './publish-auction.ts'
import { emptyTexts, judgeTexts, type PublishErrors, type PublishTexts } from './publish-texts.ts'
import { ThingPart } from './thing-part.tsx'
import { TimePart } from './time-part.tsx'

interface PublishFormProps {
  /** Where the person lives, once it is known: most things are sold there. */
  place: { province: string; city: string } | undefined
  onPublished: (id: number) => void
}

/** The whole publication on one page. Every fault is shown at its field, the first one in sight. */
export function PublishForm({ place, onPublished }: PublishFormProps) {
  const [texts, setTexts] = useState<PublishTexts>({ ...emptyTexts, ...place })
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([])
  const [faults, setFaults] = useState<PublishErrors>({})
  const [refused, setRefused] = useState<PublishErrors>({})
  const [sentence, setSentence] = useState('')
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // One publication per form: pressing twice, or again after a lost answer, makes one auction.
  const [key] = useState(newUuid)
  const { province = '', city = '' } = place ?? {}

  useEffect(() => {
    // It may come when a place was already chosen, which stays.
    if (province === '') return
    setTexts((now) => (now.province === '' && now.city === '' ? { ...now, province, city } : now))
  }, [province, city])

  // Once faults are shown, each goes as soon as it is put right.
  function judgeAgain(nextTexts: PublishTexts, nextPhotos: number) {
    if (Object.keys(faults).length === 0) return
    const judged = judgeTexts(nextTexts, nextPhotos, serverNow())
    setFaults(judged.ok ? {} : judged.errors)
  }

  function set(changes: Partial<PublishTexts>) {
    const next = { ...texts, ...changes }
    setTexts(next)
    judgeAgain(next, photos.length)
  }

  function setPicked(next: readonly PickedPhoto[]) {
    setPhotos(next)
    judgeAgain(texts, next.length)
  }

  function focusFirstFault() {
    requestAnimationFrame(() => {
      const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
      first?.scrollIntoView({ block: 'center' })
      if (first?.matches('input, select, textarea')) first.focus({ preventScroll: true })
    })
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const judged = judgeTexts(texts, photos.length, serverNow())
    setRefused({})
    setSentence('')
    setFaults(judged.ok ? {} : judged.errors)
    if (!judged.ok) return focusFirstFault()
    setSending(true)
    const published = await publishAuction(
      judged.values,
      photos.map(({ file }) => file),
      key,
    )
    setSending(false)
    if (published.ok) return onPublished(published.id)
    setRefused(published.errors)
    setSentence(published.sentence)
    focusFirstFault()
  }

  const errors = { ...refused, ...faults }
  const part = { texts, errors, set }
  return (
    <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4 md:gap-5">
      <section aria-label="Fotos" className="rounded-card border border-line bg-surface p-4 md:p-6">
        <h2 className="text-18">Fotos</h2>
        <p className="mt-0.5 mb-4 text-14 text-muted">
          Hasta 10. La primera es la que se ve en los listados.
        </p>
        <PhotoPicker
          photos={photos}
          onChange={setPicked}
          disabled={sending}
          error={errors.primary_photo ?? errors.secondary_photos}
        />
      </section>
      <ThingPart {...part} />
      <PricePart {...part} />
      <TimePart {...part} />
      <DeliveryPart {...part} />
      {sentence && (
        <p role="alert" className="rounded-card bg-urgent-soft px-4 py-3 font-medium text-urgent">
          {sentence}
        </p>
      )}
      <Button type="submit" kind="bid" size="big" wide loading={sending}>
        Publicar
      </Button>
    </form>
  )
}
