import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { handleError } from './error-handler.ts'
import { notFound } from './failure.ts'
import { findUp } from './find-up.ts'
import { pagePolicy } from './security-headers.ts'

const YEAR_S = 31_536_000

const NOT_BUILT = `<!doctype html><html lang="es-AR"><meta charset="utf-8"><title>Martillo</title>
<p>La página todavía no está construida. Ejecutá «npm run build» o usá «npm run dev».</p></html>`

/** Of files that sites are asked for; a username may hold a dot too. */
const FILE_ENDING = /\.(?:ico|png|jpe?g|webp|avif|svg|css|js|mjs|map|json|txt|xml|php|woff2?|webmanifest)$/i

function isPageRequest(request: FastifyRequest): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  const [where = ''] = request.url.split('?')
  return reads && !/^\/(api|assets|docs-page|icons)(\/|$)/.test(where) && !FILE_ENDING.test(where)
}

/** Sends a page's HTML with the reply's nonce in place. The nonce makes it one reply's own: never stored. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  page: { status: number; html: string },
): FastifyReply {
  return reply
    .code(page.status)
    .header('Content-Security-Policy', pagePolicy(request.nonce, publicUrl))
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html.replaceAll('__NONCE__', () => request.nonce))
}

/**
 * The built web: files with a hash in their name for a year, everything else checked again, and the shell for
 * every page. What is no known page is answered 404 with the shell, which then shows it.
 */
export async function registerWeb({ app, hooks, publicUrl }: Platform): Promise<void> {
  const dist = findUp(import.meta.dirname, 'apps/web/dist')
  const shellFile = dist ? path.join(dist, 'index.html') : undefined
  const shell = shellFile && existsSync(shellFile) ? await readFile(shellFile, 'utf8') : NOT_BUILT

  if (dist && existsSync(dist)) {
    await app.register(serveStatic, {
      root: dist,
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, file) {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('Cache-Control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=300')
      },
      globIgnore: ['index.html'],
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) return handleError(notFound('Esa dirección no existe.'), request, reply)
    const page = await hooks.renderPage(request, shell)
    return sendPage(request, reply, publicUrl, page)
  })
}
