import { getImage } from '@martillo/contract/media'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { renderAhead, renditionsJob } from './prepare-renditions.ts'
import { makeRenditions } from './render-picture.ts'
import { serveImage } from './serve-image.ts'

export function registerMedia({ app, jobs, storage }: Platform): void {
  const renditions = makeRenditions(storage)
  jobs.handle(renditionsJob, ({ key, purpose }) => renderAhead(renditions, key, purpose))
  bind(app, getImage, ({ query, request, reply }) => serveImage(renditions, query, request, reply))
}
