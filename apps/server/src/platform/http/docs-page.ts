import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DOCS_POLICY } from './security-headers.ts'

const PAGE = `<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API</title></head>
<body><div id="app"></div><script src="/docs-page/viewer.js"></script><script src="/docs-page/start.js"></script></body>
</html>
`

const START = `Scalar.createApiReference('#app', {
  url: '/api/openapi.json', withDefaultFonts: false, telemetry: false, agent: { disabled: true },
})
`

function viewerFile(): string {
  const require = createRequire(import.meta.url)
  return path.join(path.dirname(require.resolve('@scalar/fastify-api-reference')), 'js', 'standalone.js')
}

/** The document of all calls and a page to read it; its script is served from here and asks nobody else. */
export function registerDocsPage(app: FastifyInstance): void {
  const shown = (summary: string) => ({ schema: { summary, tags: ['api'] } })
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', shown('Este documento'), async () => app.swagger())
  app.get('/api/docs', shown('Este documento, para leer'), async (_request, reply) =>
    reply.header('Content-Security-Policy', DOCS_POLICY).type('text/html; charset=utf-8').send(PAGE),
  )
  app.get('/docs-page/start.js', hidden, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  )
  app.get('/docs-page/viewer.js', hidden, async (_request, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('text/javascript; charset=utf-8')
      .send(createReadStream(viewerFile())),
  )
}
