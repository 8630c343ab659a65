import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../platform/http/failure.ts'
import { chooseRendition, renditionName } from './choose-rendition.ts'
import { icons } from './icons.ts'
import { iconNameOf, isImageKey } from './image-key.ts'
import type { Renditions } from './render-picture.ts'

const YEAR = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** A drawing opened as a page of its own can run nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

interface Wish {
  readonly width?: number | undefined
  readonly quality?: number | undefined
}

/** Keys need no escapes: an address with one tries something. */
function keyOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?')
  const key = (request.params as { '*'?: string })['*'] ?? ''
  if (/[%\\]/.test(path) || !path.endsWith(`/images/${key}`))
    throw notFound('No hay una imagen en esa dirección.')
  return key
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const held = request.headers['if-none-match'] ?? ''
  return held.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/** The packaged app shows pictures from another origin, so these may be embedded anywhere. */
function label(reply: FastifyReply, etag: string, cacheControl: string) {
  const vary = reply.getHeader('Vary')
  reply
    .header('ETag', etag)
    .header('Cache-Control', cacheControl)
    .header('Vary', vary ? `${String(vary)}, Accept` : 'Accept')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
}

function serveIcon(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
  const icon = icons.get(name)
  if (!icon) throw notFound('No hay una imagen en esa dirección.')
  label(reply, icon.etag, DAY)
  if (isKnown(request, icon.etag)) return reply.code(304).send()
  return reply.header('Content-Security-Policy', DRAWING_POLICY).type('image/svg+xml').send(icon.svg)
}

/** Answers one picture. Its address never changes its content, so browsers keep it for a year. */
export async function serveImage(
  renditions: Renditions,
  wish: Wish,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = keyOf(request)
  const icon = iconNameOf(key)
  if (icon !== undefined) return serveIcon(request, reply, icon)
  if (!isImageKey(key)) throw notFound('No hay una imagen en esa dirección.')
  const rendition = chooseRendition({ ...wish, accept: request.headers.accept ?? '' })
  const etag = `"${key.slice(0, 40)}-${renditionName(rendition)}"`
  if (isKnown(request, etag)) {
    label(reply, etag, YEAR)
    return reply.code(304).send()
  }
  const bytes = await renditions.get(key, rendition)
  if (!bytes) throw notFound('No hay una imagen en esa dirección.')
  label(reply, etag, YEAR)
  return reply.type(`image/${rendition.format}`).send(bytes)
}
