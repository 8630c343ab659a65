import { type ComponentProps, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AuctionSkeleton } from '../features/auctions/auction-skeleton.tsx'
import { DraftGone } from '../features/publishing/draft-gone.tsx'
import { PreviewScreen } from '../features/publishing/preview-screen.tsx'
import { publishSteps } from '../features/publishing/publish-steps.ts'
import { openedDesk } from '../features/publishing/use-draft-desk.ts'
import { useStoredDraft } from '../features/publishing/use-stored-draft.ts'
import { paths } from '../lib/paths.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The preview of a draft, from this device or another one. */
export function Component() {
  const [search] = useSearchParams()
  const id = search.get('borrador') ?? ''
  return <OneDraft key={id} id={id} />
}

function OneDraft({ id }: { id: string }) {
  const navigate = useNavigate()
  // What is still open in this tab may be newer than what the server has.
  const [isOpen] = useState(() => openedDesk(id) !== undefined)
  const onEdit = (step: number) => void navigate(paths.editDraft(id, publishSteps[step]?.id))
  const onMoved = (other: string) => void navigate(paths.preview(other), { replace: true })
  const ways = { id, onEdit, onMoved }
  return isOpen ? <PreviewScreen {...ways} draft={null} /> : <KeptPreview {...ways} />
}

function KeptPreview(ways: Omit<ComponentProps<typeof PreviewScreen>, 'draft'>) {
  const stored = useStoredDraft(ways.id)
  if (stored.state === 'gone') return <DraftGone auction={stored.auction} />
  if (stored.state === 'failed')
    return <ErrorState title="No pudimos cargar tu borrador" onRetry={stored.again} />
  if (stored.state === 'loading') {
    return (
      <>
        <div className="wrap grid gap-3 py-4 md:pt-6">
          <Skeleton className="h-5 w-44 md:hidden" />
          <Skeleton className="h-12 max-w-96" />
        </div>
        <AuctionSkeleton />
      </>
    )
  }
  return <PreviewScreen {...ways} draft={stored.draft} />
}
