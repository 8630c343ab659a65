import type { Slide } from '@martillo/contract/slides'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { findSlideRows, type SlideRow } from './slides.store.ts'

/** Every visit of the home asks for them. */
const KEPT_MS = 10_000

/** From its first instant on, up to and without its last. */
function isActive({ active_from, active_until }: SlideRow, now: number): boolean {
  return (
    (active_from === null || active_from.getTime() <= now) &&
    (active_until === null || now < active_until.getTime())
  )
}

function toSlide(row: SlideRow): Slide {
  return {
    src: `images/${row.image_key}`,
    src_mobile: `images/${row.mobile_image_key}`,
    alt: row.alt,
    ...(row.link !== null && { link: row.link }),
    tint: row.tint,
  }
}

/**
 * The slides of the home that are active at this moment, in their order. They are read again after 10 seconds; when
 * one begins or ends in between, that shows at once.
 */
export function makeSlides(db: Db, clock: Pick<Clock, 'now'>): { list(): Promise<Slide[]> } {
  let kept: { until: number; rows: Promise<SlideRow[]> } | undefined
  function rows(now: number): Promise<SlideRow[]> {
    if (kept && now < kept.until) return kept.rows
    const entry = { until: now + KEPT_MS, rows: findSlideRows(db) }
    kept = entry
    entry.rows.catch(() => {
      if (kept === entry) kept = undefined
    })
    return entry.rows
  }
  return {
    async list() {
      const now = clock.now()
      return (await rows(now)).filter((row) => isActive(row, now)).map(toSlide)
    },
  }
}
