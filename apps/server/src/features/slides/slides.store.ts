import { appNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'

/** The slides that are shown now or will be, in their order. */
export function findSlideRows(db: Db | Tx) {
  return db
    .selectFrom('slides')
    .innerJoin('images', 'images.key', 'slides.image_key')
    .select([
      'slides.image_key',
      'slides.mobile_image_key',
      'slides.alt',
      'slides.link',
      'slides.active_from',
      'slides.active_until',
      'images.tint',
    ])
    .where((eb) => eb.or([eb('slides.active_until', 'is', null), eb('slides.active_until', '>', appNow)]))
    .orderBy('slides.position')
    .orderBy('slides.id')
    .execute()
}

export type SlideRow = Awaited<ReturnType<typeof findSlideRows>>[number]
