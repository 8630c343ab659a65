import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { html } from '../html.ts'

const STYLE = {
  html: `body{margin:0;min-height:100vh;display:grid;place-items:center;font:17px/1.5 system-ui,sans-serif;color:#241a3d;background:#f6f4fb}
main{max-width:30rem;padding:2rem;text-align:center}h1{font-size:1.5rem;margin:0 0 .5rem}a{color:#5b2bc4;font-weight:600}
@media(prefers-color-scheme:dark){body{color:#f1edfb;background:#15101f}a{color:#c4a8ff}}`,
}

/** What whoever asked for a page reads when there is none to draw: the sentence, and a way to try again. */
export function sendFailurePage(reply: FastifyReply, path: string, status: number, sentence: string): void {
  // Two slashes would lead to another site.
  const here = path.replace(/^[/\\]+/, '/')
  const nonce = randomBytes(16).toString('base64')
  const page = html`<!doctype html><html lang="es-AR"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Un momento</title><style nonce="${nonce}">${STYLE}</style>
<main><h1>Un momento</h1><p>${sentence}</p><p><a href="${here}">Probar de nuevo</a></p></main></html>`
  reply
    .code(status)
    .header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .serializer((payload: unknown) => String(payload))
    .send(page.html)
}
