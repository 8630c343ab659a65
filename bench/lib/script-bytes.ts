import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

/**
 * The bytes of JavaScript, packed with gzip, that a page names in its head: what must be here before it answers to
 * touches. What it fetches later for a moment that may never come does not count.
 */
export async function scriptBytes(url: string): Promise<number> {
  const html = (await read(url, 'identity')).toString()
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const named = tags.flatMap((tag) => {
    const isScript = tag.startsWith('<script') || /rel="?modulepreload/.test(tag)
    const address = / (?:src|href)="([^"]+)"/.exec(tag)?.[1]
    return isScript && address !== undefined ? [new URL(address, url).href] : []
  })
  if (named.length === 0) throw new Error(`${url} no nombra JavaScript`)
  const sizes = await Promise.all([...new Set(named)].map(async (file) => (await read(file, 'gzip')).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A body as it travels; `fetch` would unpack it. */
async function read(url: string, encoding: string): Promise<Buffer> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  if (response.statusCode !== 200) throw new Error(`${url} respondió ${response.statusCode}`)
  if (encoding === 'gzip' && response.headers['content-encoding'] !== 'gzip')
    throw new Error(`${url} no viajó comprimido`)
  return Buffer.concat(parts)
}
