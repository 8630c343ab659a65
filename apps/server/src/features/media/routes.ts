import { getImage, getPrivateImage } from '@martillo/contract/media'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { mediaDeletionPlan } from './deletion-plan.ts'
import { renderAhead, renditionsJob } from './prepare-renditions.ts'
import { makeRenditions } from './render-picture.ts'
import { serveImage } from './serve-image.ts'
import { servePrivateImage } from './serve-private-image.ts'
import { sweepStrayFiles } from './sweep-stray-files.ts'

const HOUR_MS = 3_600_000

export function registerMedia({ app, clock, db, jobs, storage, sweeps, hooks }: Platform): void {
  const renditions = makeRenditions(storage)
  hooks.deletionPlans.push(mediaDeletionPlan)
  jobs.handle(renditionsJob, ({ key, purpose }) => renderAhead(renditions, key, purpose))
  sweeps.add({ name: 'media.stray-files', everyMs: HOUR_MS }, () =>
    sweepStrayFiles({ db, storage }, clock.now()),
  )
  bind(app, getImage, ({ query, request, reply }) => serveImage(renditions, query, request, reply))
  bind(app, getPrivateImage, ({ params, session, reply }) =>
    servePrivateImage({ storage, hooks }, params.key, session, reply),
  )
}
