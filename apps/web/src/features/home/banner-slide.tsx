import type { Slide } from '@martillo/contract/slides'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { imageSet, imageUrl, PLACEHOLDER } from '../../lib/images.ts'
import { Tint } from '../../ui/tint.tsx'
import { useImageFailure } from '../../ui/use-image-failure.ts'
import { type SlideTarget, slideTarget } from './slide-target.ts'

interface BannerSlideProps {
  slide: Slide
  /** Goes before the slide's own. */
  link: string | null
  /** The one the page opens with: asked for before everything else. */
  first: boolean
  /** In view or next to it; the pictures of the others wait. */
  near: boolean
}

/** One slide: its picture for phones or desktops, as a link where it leads somewhere. */
export function BannerSlide({ slide, link, first, near }: BannerSlideProps) {
  const target = slideTarget(link) ?? slideTarget(slide.link)
  return (
    <Way target={target}>
      <Tint colour={slide.tint} />
      {near && <Shown slide={slide} first={first} />}
    </Way>
  )
}

function Shown({ slide, first }: { slide: Slide; first: boolean }) {
  const { src, src_mobile, alt } = slide
  const { failed, watch } = useImageFailure(src)
  return (
    <picture>
      {!failed && (
        <source
          media="(max-width: 767.98px)"
          srcSet={imageSet(src_mobile, [440, 880, 1280])}
          sizes="calc(100vw - 32px)"
        />
      )}
      <img
        {...watch}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        alt={alt}
        width={2084}
        height={605}
        sizes="(max-width: 1232px) calc(100vw - 32px), 1200px"
        srcSet={failed ? undefined : imageSet(src, [880, 1280, 1920])}
        src={failed ? PLACEHOLDER : imageUrl(src, { width: 1280, quality: 80 })}
        draggable={false}
        className={clsx('absolute inset-0 size-full', failed ? 'object-contain p-[4%]' : 'object-cover')}
      />
    </picture>
  )
}

const BOX = 'relative block size-full overflow-hidden focus-visible:-outline-offset-4'

function Way({ target, children }: { target: SlideTarget | null; children: ReactNode }) {
  if (!target) return <span className={BOX}>{children}</span>
  if ('to' in target) {
    return (
      <Link to={target.to} draggable={false} className={BOX}>
        {children}
      </Link>
    )
  }
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer" draggable={false} className={BOX}>
      {children}
    </a>
  )
}
