import type { Draft } from '@martillo/contract/drafts'
import { bringIntoView } from '../../lib/bring-into-view.ts'
import { Button } from '../../ui/button.tsx'
import { AuctionSkeleton } from '../auctions/auction-skeleton.tsx'
import { AuctionPreview } from './auction-preview.tsx'
import { DeskTroubles } from './desk-troubles.tsx'
import { faultsOf, publishSteps } from './publish-steps.ts'
import { emptyTexts } from './publish-texts.ts'
import { isSavingBad, SaveLine } from './save-line.tsx'
import { StepProgress } from './step-progress.tsx'
import { useArrivePublished } from './use-arrive-published.ts'
import { useDraftAuction } from './use-draft-auction.ts'
import { useDraftDesk } from './use-draft-desk.ts'
import { usePublish } from './use-publish.ts'

interface PreviewScreenProps {
  id: string
  draft: Draft | null
  /** Goes to a step of the form, from 0. */
  onEdit: (step: number) => void
  /** What is written goes on as another draft. */
  onMoved: (id: string) => void
}

/** The auction as it will be, with what is missing, and the button that publishes it. */
export function PreviewScreen({ id, draft, onEdit, onMoved }: PreviewScreenProps) {
  const { desk, photos, notes, ...state } = useDraftDesk(id, draft, emptyTexts)
  const { texts, saving, sentence } = state
  const {
    judge,
    publish,
    refused,
    sentence: refusal,
    isSending,
  } = usePublish({ desk, texts, photos }, useArrivePublished())
  const auction = useDraftAuction(texts, photos)
  const judged = judge()
  const faults = { ...refused, ...(judged.ok ? {} : judged.faults) }
  const missing = publishSteps
    .map((step) => ({ step, sentences: Object.values(faultsOf(step, faults)) }))
    .filter(({ sentences }) => sentences.length > 0)
  const isReady = judged.ok
  const isBad = isSavingBad(saving)

  const buttons = (wide: boolean) => (
    <>
      <Button kind="line" size="big" onClick={() => onEdit(wide ? 0 : publishSteps.length - 1)}>
        Editar
      </Button>
      <Button
        kind="bid"
        size="big"
        className={wide ? '' : 'min-w-0 flex-1'}
        disabled={!isReady}
        loading={isSending}
        onClick={() => void publish()}
      >
        Publicar
      </Button>
    </>
  )

  return (
    <div className="wrap pb-36 md:pb-12">
      <div className="grid gap-3 py-4 md:pt-6">
        <StepProgress current={publishSteps.length} onGo={(to) => to < publishSteps.length && onEdit(to)} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1">
            <p className="text-22 font-bold">Así se va a ver</p>
            <p className="text-14 text-muted">Todavía no la ve nadie. Si está como querés, publicala.</p>
          </div>
          <div className="flex gap-3 max-md:hidden">{buttons(true)}</div>
        </div>
        <DeskTroubles desk={desk} {...state} onMoved={onMoved} />
        {isBad && <SaveLine saving={saving} sentence={sentence} />}
        {notes.map((note) => (
          <p key={note} role="status" className="font-medium text-urgent">
            {note}
          </p>
        ))}
        {refusal && (
          <p
            ref={bringIntoView}
            role="alert"
            className="rounded-card bg-urgent-soft px-4 py-3 font-medium text-urgent"
          >
            {refusal}
          </p>
        )}
        {missing.length > 0 && (
          <section aria-label="Lo que falta" className="rounded-card bg-urgent-soft px-4 py-3">
            <p className="font-semibold text-urgent">Antes de publicar</p>
            <ul className="mt-1 grid gap-1">
              {missing.map(({ step, sentences }) => (
                <li key={step.id}>
                  {sentences.join(' ')}{' '}
                  <button
                    type="button"
                    className="font-semibold text-brand-ink underline"
                    onClick={() => onEdit(publishSteps.indexOf(step))}
                  >
                    Completar {step.title.toLowerCase()}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {auction ? <AuctionPreview auction={auction} /> : <AuctionSkeleton />}
      <div className="fixed inset-x-0 bottom-0 z-20 flex gap-3 border-line border-t bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:hidden">
        {buttons(false)}
      </div>
    </div>
  )
}
