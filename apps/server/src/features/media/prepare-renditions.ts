import type { Tx } from '../../platform/database.ts'
import { defineJob } from '../../platform/job-kind.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Rendition } from './choose-rendition.ts'
import type { Renditions } from './render-picture.ts'
import type { StoredPicture } from './store-picture.ts'

export const renditionsJob = defineJob<{ key: string }>('media.renditions', 'slow')

/** Cards (also on sharp screens) and the page; other sizes are made when first asked for. */
const AHEAD: readonly Rendition[] = [220, 440, 880].flatMap((width) => [
  { width, quality: 80, format: 'webp' as const },
  { width, quality: 80, format: 'jpeg' as const },
])

/** Has the usual sizes of new pictures made soon after the commit, so that their first viewer does not wait. */
export function prepareRenditions(tx: Tx, jobs: Jobs, pictures: readonly StoredPicture[]): Promise<void> {
  return jobs.add(
    tx,
    renditionsJob,
    pictures.map(({ key }) => ({ key })),
  )
}

export async function renderAhead(renditions: Renditions, key: string): Promise<void> {
  for (const rendition of AHEAD) await renditions.get(key, rendition)
}
