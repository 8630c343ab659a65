import * as Radix from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useFocusReturn } from '../../ui/dialog-focus.tsx'
import { Picture } from '../../ui/picture.tsx'
import { plainKey } from '../../ui/plain-key.ts'
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts'
import { StepArrow } from '../../ui/step-arrow.tsx'
import { useBackKey } from '../../ui/use-back-key.ts'

interface PhotosProps {
  /** As the server gave them. */
  photos: readonly string[]
  title: string
  /** The photo to begin with. */
  at: number
  row: RefObject<HTMLUListElement | null>
  onSee: (photo: number) => void
}

interface PhotoViewerProps extends Omit<PhotosProps, 'row' | 'onSee'> {
  open: boolean
  /** With the photo last seen. */
  onClose: (photo: number) => void
  /** What has the focus afterwards: the button of the photo last seen. */
  returnTo: () => HTMLElement | null | undefined
}

/**
 * The photos as large as the screen allows; on a phone they are swiped, and pinched like every other. Without Radix's
 * overlay, which is not seen here and whose scroll lock would not let a finger move what it has enlarged.
 */
export function PhotoViewer({ open, onClose, returnTo, ...rest }: PhotoViewerProps) {
  const { photos, title, at } = rest
  const [moved, setMoved] = useState<number | null>(null)
  const seen = moved ?? at
  const returnFocus = useFocusReturn(open, returnTo)
  const close = () => {
    onClose(seen)
    setMoved(null)
  }
  useBackKey(open, close)

  const row = useRef<HTMLUListElement>(null)
  const last = photos.length - 1
  function go(photo: number) {
    if (photo < 0 || photo > last) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    row.current?.scrollTo({ left: photo * row.current.clientWidth, behavior })
  }

  // From anywhere in the viewer, the bar too.
  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[plainKey(event)]
    if (!move) return
    event.preventDefault()
    go(seen + move)
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex animate-fade flex-col bg-surface pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-ink outline-none"
        >
          <header className="flex h-12 shrink-0 items-center gap-3 pr-1 pl-4">
            {photos.length > 1 && (
              <span className="text-14 font-[650] tabular-nums">
                {seen + 1} / {photos.length}
              </span>
            )}
            <Radix.Title className="min-w-0 flex-1 truncate text-14 font-medium text-muted">
              {title}
            </Radix.Title>
            <Radix.Close className="flex h-11 shrink-0 items-center gap-1.5 rounded-full px-3 text-14 font-semibold -outline-offset-4 hover:bg-brand-soft hover:text-brand-ink">
              <X aria-hidden="true" className="size-5" />
              Cerrar
            </Radix.Close>
          </header>
          <div className="group relative min-h-0 flex-1">
            <Photos {...rest} row={row} onSee={setMoved} />
            {photos.length > 1 && (
              <>
                <StepArrow
                  side="left"
                  onlyWay
                  label="Foto anterior"
                  disabled={seen === 0}
                  onClick={() => go(seen - 1)}
                  className="top-1/2 left-3 -translate-y-1/2 md:opacity-100"
                />
                <StepArrow
                  side="right"
                  onlyWay
                  label="Foto siguiente"
                  disabled={seen === last}
                  onClick={() => go(seen + 1)}
                  className="top-1/2 right-3 -translate-y-1/2 md:opacity-100"
                />
              </>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A row that the browser itself scrolls and snaps, each photo as wide as the screen. */
function Photos({ photos, title, at, row, onSee }: PhotosProps) {
  const enlarged = useSyncExternalStore(onPinch, isEnlarged)

  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = at * row.current.clientWidth
    // The page behind stays where it is.
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [at, row])

  function look() {
    if (row.current?.clientWidth) onSee(Math.round(row.current.scrollLeft / row.current.clientWidth))
  }

  return (
    <ul
      ref={row}
      tabIndex={-1}
      onScroll={look}
      className={clsx(
        'flex size-full snap-x snap-mandatory overscroll-contain outline-none [scrollbar-width:none]',
        // A finger moves the enlarged photo; it does not swipe to the next.
        enlarged ? 'overflow-hidden' : 'overflow-x-auto overflow-y-hidden',
      )}
    >
      {photos.map((photo, i) => (
        <li key={photo} className="h-full shrink-0 basis-full snap-start snap-always">
          <Picture
            path={photo}
            width={1280}
            sizes="100vw"
            widths={[440, 880, 1280, 1920, 2560]}
            alt={i === 0 ? title : `${title}, foto ${i + 1}`}
            loading={i === at ? 'eager' : 'lazy'}
            className="size-full object-contain"
          />
        </li>
      ))}
    </ul>
  )
}

function onPinch(listen: () => void) {
  const { visualViewport } = window
  visualViewport?.addEventListener('resize', listen)
  return () => visualViewport?.removeEventListener('resize', listen)
}

const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1.01
