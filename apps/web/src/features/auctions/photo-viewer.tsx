import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'

interface PhotoViewerProps {
  photo: string | undefined
  title: string
  open: boolean
  onClose: () => void
}

/** One photo as large as the screen allows; on a phone it is pinched like every other. */
export function PhotoViewer({ photo, title, open, onClose }: PhotoViewerProps) {
  return (
    <Dialog wide open={open} onOpenChange={(next) => !next && onClose()} title={title}>
      <div className="touch-pinch-zoom overflow-auto">
        <Picture
          path={photo}
          width={880}
          sizes="(max-width: 767px) 100vw, 760px"
          widths={[440, 880, 1280]}
          alt={title}
          className="mx-auto max-h-[72dvh] w-full object-contain"
        />
      </div>
    </Dialog>
  )
}
