import type { Tx } from '../../platform/database.ts'
import { defineJob } from '../../platform/job-kind.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Rendition } from './choose-rendition.ts'
import type { PicturePurpose } from './normalise-picture.ts'
import type { Renditions } from './render-picture.ts'
import type { StoredPicture } from './store-picture.ts'

export const renditionsJob = defineJob<{ key: string; purpose: PicturePurpose }>('media.renditions', 'slow')

/** Cards (also on sharp screens) and the page; other sizes are made when first asked for. */
const USUAL = [220, 440, 880]
/** As wide as the page, on phones and desktops. */
const SLIDE = [440, 880, 1_280, 1_920]

function aheadFor(purpose: PicturePurpose): Rendition[] {
  return (purpose === 'slide' ? SLIDE : USUAL).flatMap((width) => [
    { width, quality: 80, format: 'webp' as const },
    { width, quality: 80, format: 'jpeg' as const },
  ])
}

/** Has the usual sizes of new pictures made soon after the commit, so that their first viewer does not wait. */
export function prepareRenditions(tx: Tx, jobs: Jobs, pictures: readonly StoredPicture[]): Promise<void> {
  return jobs.add(
    tx,
    renditionsJob,
    pictures.map(({ key, purpose }) => ({ key, purpose })),
  )
}

export async function renderAhead(
  renditions: Renditions,
  key: string,
  purpose: PicturePurpose,
): Promise<void> {
  for (const rendition of aheadFor(purpose)) await renditions.get(key, rendition)
}
