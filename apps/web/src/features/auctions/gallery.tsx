import { clsx } from 'clsx'
import { memo, Suspense, useState } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { Picture } from '../../ui/picture.tsx'
import { StepArrow } from '../../ui/step-arrow.tsx'
import { useSnapRow } from '../../ui/use-snap-row.ts'

const PhotoViewer = latePart(async () => (await import('./photo-viewer.tsx')).PhotoViewer)

interface GalleryProps {
  title: string
  /** As the server gave them. */
  primary: string
  others: readonly string[]
  tint: string
}

/** The auction's photos: swiped or stepped through, each opening large. Not drawn anew as the page's clock ticks. */
export const Gallery = memo(function Gallery({ title, primary, others, tint }: GalleryProps) {
  const photos = [primary, ...others]
  const { row, current: at, onScroll, go } = useSnapRow()
  const [large, setLarge] = useState(false)
  const [wasLarge, setWasLarge] = useState(false)
  const several = photos.length > 1

  function close(seen: number) {
    setLarge(false)
    if (seen === at || !row.current) return
    row.current.scrollTo({ left: seen * row.current.clientWidth, behavior: 'instant' })
    onScroll()
  }

  return (
    <div>
      <section
        aria-roledescription="galería"
        aria-label={`Fotos de ${title}`}
        className="group relative overflow-hidden bg-surface max-md:-mx-4 md:rounded-panel md:border md:border-line"
      >
        <svg aria-hidden="true" className="absolute inset-0 size-full opacity-35 dark:opacity-5">
          <rect width="100%" height="100%" fill={tint} />
        </svg>
        <ul
          ref={row}
          onScroll={onScroll}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {photos.map((photo, i) => (
            <li key={photo} className="min-w-0 shrink-0 basis-full snap-start" inert={i !== at}>
              <button
                type="button"
                aria-label={`Ampliar la foto ${i + 1} de ${photos.length}`}
                onClick={() => {
                  setLarge(true)
                  setWasLarge(true)
                }}
                className="block aspect-[1.05] w-full cursor-zoom-in -outline-offset-4 md:aspect-[1.12]"
              >
                <Picture
                  path={photo}
                  width={880}
                  sizes="(max-width: 767px) 100vw, 680px"
                  widths={[440, 880, 1280]}
                  alt={i === 0 ? title : `${title}, foto ${i + 1}`}
                  loading={i === 0 ? 'eager' : 'lazy'}
                  fetchPriority={i === 0 ? 'high' : 'auto'}
                  className="size-full object-contain"
                />
              </button>
            </li>
          ))}
        </ul>
        {several && (
          <>
            <StepArrow
              side="left"
              onlyWay
              label="Foto anterior"
              disabled={at === 0}
              onClick={() => go(at - 1)}
              className="top-1/2 left-3 -translate-y-1/2"
            />
            <StepArrow
              side="right"
              onlyWay
              label="Foto siguiente"
              disabled={at === photos.length - 1}
              onClick={() => go(at + 1)}
              className="top-1/2 right-3 -translate-y-1/2"
            />
            <span className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-surface px-2.5 py-0.5 text-[0.78125rem] font-[650]">
              {at + 1} / {photos.length}
            </span>
          </>
        )}
      </section>
      {several && (
        <ul className="mt-3 flex w-0 min-w-full gap-2.5 overflow-x-auto p-1 max-md:hidden">
          {photos.map((photo, i) => (
            <li key={photo}>
              <button
                type="button"
                aria-label={`Ver la foto ${i + 1}`}
                aria-current={i === at || undefined}
                onClick={() => go(i)}
                className={clsx(
                  'size-[84px] overflow-hidden rounded-xl border-2 bg-surface',
                  i === at ? 'border-brand' : 'border-line hover:border-edge',
                )}
              >
                <Picture path={photo} width={110} alt="" className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {wasLarge && (
        <Suspense fallback={null}>
          <PhotoViewer
            photos={photos}
            title={title}
            at={at}
            open={large}
            onClose={close}
            returnTo={() => row.current?.querySelector<HTMLElement>('li:not([inert]) > button')}
          />
        </Suspense>
      )}
    </div>
  )
})
