import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Hooks, PageReply } from '../hooks.ts'
import type { Platform } from '../platform.ts'
import { handleError } from './error-handler.ts'
import { notFound } from './failure.ts'
import { findUp } from './find-up.ts'
import { acceptedPacking, PackedBody } from './packed-body.ts'
import { isPageRequest } from './page-request.ts'
import { FILE_POLICY, pagePolicy } from './security-headers.ts'

const YEAR_S = 31_536_000

const NOT_BUILT = `<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>Martillo</title>
<p>La página todavía no está construida. Ejecutá «npm run build» o usá «npm run dev».</p></html>`

/** How long somebody waits who asks for a page while the database is away. */
const AWAY_S = 5

/** Sends a page with styles of its own, which carry the reply's nonce: no shared cache may keep it. */
export function sendStyledPage(
  reply: FastifyReply,
  publicUrl: string,
  page: { status: number; html: string },
): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .code(page.status)
    .header('Content-Security-Policy', pagePolicy(publicUrl, nonce))
    .header('Cache-Control', page.status === 200 ? 'private, no-cache' : 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html.replaceAll('__NONCE__', () => nonce))
}

/** Sends a page, packed as the client takes it. What is not there now may be there for somebody else, or in a moment. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, policy: string, page: PageReply) {
  const { status, body, location, secret = false } = page
  const packing = acceptedPacking(request.headers['accept-encoding'])
  const content = packing ? await body.packed(packing) : body.plain
  if (packing) reply.header('Content-Encoding', packing)
  if (location) reply.header('Location', location)
  if (secret) reply.header('Referrer-Policy', 'no-referrer').header('X-Robots-Tag', 'noindex')
  if (status === 503) reply.header('Retry-After', String(AWAY_S))
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', status === 200 && !secret ? 'no-cache' : 'no-store')
    .header('Vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8')
    .send(content)
}

export interface WebOptions {
  /** The folder of the built web; nothing when it was not built. */
  readonly dist: string | undefined
  readonly hooks: Hooks
  readonly publicUrl: string
  readonly productName: string
}

const MANIFEST = 'manifest.webmanifest'
const FOR_MINUTES = 'public, max-age=300'

/** What an installed web app is called, by the name that this service has. */
async function serveManifest(app: FastifyInstance, dist: string, productName: string): Promise<void> {
  const written = JSON.parse(await readFile(path.join(dist, MANIFEST), 'utf8')) as { name: string }
  const [, promise] = written.name.split(' · ')
  const manifest = { ...written, name: `${productName} · ${promise}`, short_name: productName }
  app.get(`/${MANIFEST}`, { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('Cache-Control', FOR_MINUTES)
      .header('Content-Security-Policy', FILE_POLICY)
      .type('application/manifest+json')
      .send(JSON.stringify(manifest)),
  )
}

/**
 * The built web: files with a hash in their name for a year, the others for minutes, and the shell for every
 * page. What is no known page is answered 404.
 */
export async function serveWeb(
  app: FastifyInstance,
  { dist, hooks, publicUrl, productName }: WebOptions,
): Promise<void> {
  const shellFile = dist ? path.join(dist, 'index.html') : undefined
  const shell = new PackedBody(
    shellFile && existsSync(shellFile) ? await readFile(shellFile, 'utf8') : NOT_BUILT,
  )
  const policy = pagePolicy(publicUrl)
  if (dist) {
    await serveManifest(app, dist, productName)
    await app.register(serveStatic, {
      root: dist,
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/index.html', `**/${MANIFEST}*`],
      setHeaders(reply, file) {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : FOR_MINUTES)
        reply.header('Content-Security-Policy', FILE_POLICY)
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return handleError(notFound('Esa dirección no existe.'), request, reply)
    return sendPage(request, reply, policy, await hooks.renderPage(request, shell))
  })
}

/** Serves what `npm run build` made, found beside the server's own code. */
export function registerWeb({ app, config, hooks, publicUrl }: Platform): Promise<void> {
  const dist = findUp(import.meta.dirname, 'apps/web/dist')
  return serveWeb(app, { dist, hooks, publicUrl, productName: config.site.productName })
}
