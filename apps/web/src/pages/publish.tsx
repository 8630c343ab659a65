import type { Draft } from '@martillo/contract/drafts'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { DraftBeginning } from '../features/publishing/draft-beginning.tsx'
import { DraftGone } from '../features/publishing/draft-gone.tsx'
import { FormSkeleton } from '../features/publishing/form-skeleton.tsx'
import { MayNotPublish } from '../features/publishing/may-not-publish.tsx'
import { PublishForm } from '../features/publishing/publish-form.tsx'
import { publishSteps } from '../features/publishing/publish-steps.ts'
import { useArrivePublished } from '../features/publishing/use-arrive-published.ts'
import { openedDesk } from '../features/publishing/use-draft-desk.ts'
import { useStoredDraft } from '../features/publishing/use-stored-draft.ts'
import { newUuid } from '../lib/new-uuid.ts'
import { paths } from '../lib/paths.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { ErrorState } from '../ui/error-state.tsx'

/** Publishing an auction: a new one, or a draft that was begun on this or another device. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('borrador')
  // The one that was begun on this screen, which has no address before it is saved for the first time.
  const [begun, setBegun] = useState<string | null>(null)
  const begin = useCallback(() => setBegun(newUuid()), [])
  const id = asked ?? begun
  return (
    <div className="wrap py-5 pb-36 md:py-8">
      <h1 className="text-22 max-md:mb-3 md:text-28">Publicá tu subasta</h1>
      <p className="mt-1 mb-4 text-muted max-md:hidden">
        Fotos, precio y tiempo. En dos minutos está en línea.
      </p>
      <MayNotPublish />
      {id === null ? (
        <DraftBeginning onNew={begin} onContinue={(draft) => setSearch({ borrador: draft })} />
      ) : (
        <OneDraft key={id} id={id} isNew={id === begun} />
      )}
    </div>
  )
}

function OneDraft({ id, isNew }: { id: string; isNew: boolean }) {
  // What is still open in this tab may be newer than what the server has.
  const [isOpen] = useState(() => isNew || openedDesk(id) !== undefined)
  return isOpen ? <Form id={id} draft={null} /> : <KeptForm id={id} />
}

function KeptForm({ id }: { id: string }) {
  const stored = useStoredDraft(id)
  if (stored.state === 'gone') return <DraftGone auction={stored.auction} />
  if (stored.state === 'failed')
    return <ErrorState title="No pudimos cargar tu borrador" onRetry={stored.again} />
  return stored.state === 'here' ? <Form id={id} draft={stored.draft} /> : <FormSkeleton />
}

function Form({ id, draft }: { id: string; draft: Draft | null }) {
  const navigate = useNavigate()
  const location = useLocation()
  const onPublished = useArrivePublished()
  const { data: person } = useCall(keyOf('GET /user/sessiondata'))
  const params = new URLSearchParams(location.search)
  const step = Math.max(
    0,
    publishSteps.findIndex((one) => one.id === params.get('paso')),
  )
  const hasAddress = params.get('borrador') === id

  /** Gives the form the draft's address in its own place of the history. */
  async function keepAddress() {
    if (hasAddress) return
    params.set('borrador', id)
    await navigate(
      { search: params.toString() },
      { replace: true, preventScrollReset: true, state: location.state },
    )
  }

  async function onStep(to: number, isWritten: boolean) {
    // What the phone's own Back does.
    if (to === step - 1 && location.state === 'stepped') return void navigate(-1)
    if (isWritten && !hasAddress) await keepAddress()
    params.set('paso', publishSteps[to]?.id ?? '')
    void navigate({ search: params.toString() }, { state: 'stepped' })
  }

  return (
    <PublishForm
      id={id}
      draft={draft}
      place={person}
      step={step}
      onStep={(to, isWritten) => void onStep(to, isWritten)}
      onSaved={() => void keepAddress()}
      onPreview={() => void keepAddress().then(() => navigate(paths.preview(id)))}
      onMoved={(other) => void navigate(paths.editDraft(other, publishSteps[step]?.id), { replace: true })}
      onPublished={onPublished}
    />
  )
}
