import type { Draft } from '@martillo/contract/drafts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { DeskTroubles } from './desk-troubles.tsx'
import { FormStep } from './form-step.tsx'
import { LivePreview } from './live-preview.tsx'
import { PhotosPart } from './photos-part.tsx'
import { PricePart } from './price-part.tsx'
import { PrivatePart } from './private-part.tsx'
import type { Published } from './publish-auction.ts'
import { faultsOf, publishSteps } from './publish-steps.ts'
import { emptyTexts, type PublishErrors } from './publish-texts.ts'
import { isSavingBad, SaveLine } from './save-line.tsx'
import { StepProgress } from './step-progress.tsx'
import { ThingPart } from './thing-part.tsx'
import { TimePart } from './time-part.tsx'
import { useDraftSeller } from './use-draft-auction.ts'
import { useDraftDesk } from './use-draft-desk.ts'
import { usePublish } from './use-publish.ts'

interface PublishFormProps {
  id: string
  /** As the server has it; null for one that begins here. */
  draft: Draft | null
  /** Where the person lives, once it is known: most things are sold there. */
  place: { province: string; city: string } | undefined
  /** Which step a phone shows, from 0. */
  step: number
  /** `isWritten`: there is a draft to come back to. */
  onStep: (step: number, isWritten: boolean) => void
  /** It has been saved for the first time: from now on it has an address. */
  onSaved: () => void
  onPreview: () => void
  /** What is written goes on as another draft. */
  onMoved: (id: string) => void
  onPublished: (published: Published & { ok: true }) => void
}

/** Everything about the publication: step by step on a phone, on one page with a preview beside it elsewhere. */
export function PublishForm(props: PublishFormProps) {
  const { id, draft, place, step, onStep, onSaved, onPreview, onMoved, onPublished } = props
  const { desk, photos, notes, ...state } = useDraftDesk(id, draft, emptyTexts)
  const { texts, saving, sentence } = state
  useDraftSeller()
  const publishing = usePublish({ desk, texts, photos }, onPublished)
  /** The steps whose faults are shown; each goes as soon as it is put right. */
  const [judged, setJudged] = useState<readonly string[]>([])
  const [isLeaving, setIsLeaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { province = '', city = '' } = place ?? {}

  useEffect(() => {
    // It may come when a place was already chosen, which stays.
    const { texts: now } = desk.state.read()
    if (province !== '' && now.province === '' && now.city === '') desk.suggest({ province, city })
  }, [desk, province, city])

  const isSaved = saving === 'saved'
  const goTo = (to: number) => onStep(to, saving !== 'blank')
  const isBad = isSavingBad(saving)
  useEffect(() => {
    if (isSaved) onSaved()
  }, [isSaved, onSaved])

  const current = judged.length > 0 ? publishing.judge() : null
  const faults = current && !current.ok ? current.faults : {}
  const shown: PublishErrors = { ...publishing.refused }
  for (const one of publishSteps) if (judged.includes(one.id)) Object.assign(shown, faultsOf(one, faults))

  function focusFirstFault() {
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [role="alert"]') ?? []
      const first = [...wrong].find((one) => one.getClientRects().length > 0)
      first?.scrollIntoView({ block: 'center' })
      if (first?.matches('input, select, textarea')) first.focus({ preventScroll: true })
    })
  }

  /** Shows the faults of some steps; true when there are none. */
  function mayPass(steps: typeof publishSteps): boolean {
    const now = publishing.judge()
    setJudged((before) => [...new Set([...before, ...steps.map((one) => one.id)])])
    const own = now.ok ? [] : steps.filter((one) => Object.keys(faultsOf(one, now.faults)).length > 0)
    if (own.length > 0) focusFirstFault()
    return own.length === 0
  }

  async function preview() {
    setIsLeaving(true)
    // What is not there yet, its screen says: only what is typed must have arrived.
    await desk.save()
    setIsLeaving(false)
    // Here it is decided what becomes of it.
    const { saving: now } = desk.state.read()
    if (now !== 'conflict' && now !== 'gone') onPreview()
  }

  async function publish() {
    if (!mayPass(publishSteps)) return
    await publishing.publish()
    focusFirstFault()
  }

  function next() {
    const here = publishSteps[step]
    if (!here || !mayPass([here])) return
    if (step + 1 < publishSteps.length) goTo(step + 1)
    else void preview()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    // A phone shows one step, whose own button goes on to the next one.
    const isPhone = form.current?.querySelector('[data-dock]')?.getClientRects().length
    if (isPhone) next()
    else void publish()
  }

  const part = { texts, errors: shown, set: desk.set }
  const sections = [
    <PhotosPart
      key="fotos"
      shelf={desk.shelf}
      photos={photos}
      notes={notes}
      errors={shown}
      disabled={publishing.isSending}
    />,
    <ThingPart key="que-es" {...part} />,
    <div key="precio" className="grid gap-4 md:gap-5">
      <PricePart {...part} />
      <TimePart {...part} />
      <PrivatePart {...part} />
    </div>,
    <DeliveryPart key="entrega" {...part} />,
  ]
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_380px]">
      <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4 md:gap-5">
        <div className="grid gap-1">
          <StepProgress
            current={step}
            onGo={(to) => (to < publishSteps.length ? goTo(to) : void preview())}
          />
          <span className={isBad ? 'max-md:hidden' : undefined}>
            <SaveLine saving={saving} sentence={sentence} />
          </span>
        </div>
        <DeskTroubles desk={desk} {...state} onMoved={onMoved} />
        {publishSteps.map((one, index) => (
          <FormStep key={one.id} isCurrent={index === step}>
            {sections[index]}
          </FormStep>
        ))}
        {publishing.sentence && (
          <p role="alert" className="rounded-card bg-urgent-soft px-4 py-3 font-medium text-urgent">
            {publishing.sentence}
          </p>
        )}
        <div className="flex justify-end gap-3 max-md:hidden">
          <Button kind="line" size="big" loading={isLeaving} onClick={() => void preview()}>
            Ver vista previa
          </Button>
          <Button type="submit" kind="bid" size="big" loading={publishing.isSending}>
            Publicar
          </Button>
        </div>
        <div
          data-dock
          className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap gap-3 border-line border-t bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:hidden"
        >
          {isBad && (
            <span className="basis-full">
              <SaveLine saving={saving} sentence={sentence} />
            </span>
          )}
          {step > 0 ? (
            <Button kind="line" size="big" onClick={() => goTo(step - 1)}>
              Atrás
            </Button>
          ) : (
            <ButtonLink kind="line" size="big" to={paths.home}>
              Salir
            </ButtonLink>
          )}
          <Button size="big" className="min-w-0 flex-1" loading={isLeaving} onClick={next}>
            {step + 1 < publishSteps.length ? 'Continuar' : 'Ver vista previa'}
          </Button>
        </div>
      </form>
      <LivePreview texts={texts} photos={photos} />
    </div>
  )
}
