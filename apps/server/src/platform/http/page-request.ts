import type { FastifyRequest } from 'fastify'

/** Of files that sites are asked for; a username may hold a dot too. */
const FILE_ENDING =
  /\.(?:ico|png|jpe?g|webp|avif|svg|css|html?|js|mjs|map|json|txt|xml|php|woff2?|webmanifest)$/i

/** Whether a page is wanted. Whoever types an address or follows a link says so; who wants a picture or a script names other types. */
export function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const [where = ''] = url.split('?')
  if ((method !== 'GET' && method !== 'HEAD') || /^\/api(\/|$)/.test(where)) return false
  if (headers.accept?.includes('text/html')) return true
  return !/^\/(assets|docs-page|icons)(\/|$)/.test(where) && !FILE_ENDING.test(where)
}
