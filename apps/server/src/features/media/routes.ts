import { getImage, getPrivateImage } from '@martillo/contract/media'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { mediaDeletionPlan } from './deletion-plan.ts'
import { renderAhead, renditionsJob } from './prepare-renditions.ts'
import { makeRenditions } from './render-picture.ts'
import { serveImage } from './serve-image.ts'
import { servePrivateImage } from './serve-private-image.ts'

export function registerMedia({ app, jobs, storage, hooks }: Platform): void {
  const renditions = makeRenditions(storage)
  hooks.deletionPlans.push(mediaDeletionPlan)
  jobs.handle(renditionsJob, ({ key, purpose }) => renderAhead(renditions, key, purpose))
  bind(app, getImage, ({ query, request, reply }) => serveImage(renditions, query, request, reply))
  bind(app, getPrivateImage, ({ params, session, reply }) =>
    servePrivateImage({ storage, hooks }, params.key, session, reply),
  )
}
