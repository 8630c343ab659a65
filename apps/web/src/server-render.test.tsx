// @vitest-environment node
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from './routes.tsx'
import { Providers } from './shell/providers.tsx'

/** The body of a page as a server without window would draw it for a visitor. */
async function draw(path: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`answered ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = new PassThrough()
  const html = text(body)
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(
      <Providers drawnAt={Date.UTC(2025, 10, 24, 21)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>,
      {
        onAllReady: () => {
          stream.pipe(body)
          resolve()
        },
        onError: reject,
      },
    )
  })
  return html
}

it.each(['/', '/todas', '/buscar?q=silla', '/no-existe'])(
  'draws %s without a window, without a style attribute and without a script',
  async (path) => {
    const html = await draw(path)
    expect(html).toContain('Buscar productos, subastas y más...')
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toContain('<script')
  },
)

it('draws the way to the login for a visitor of a closed screen only once the session is known', async () => {
  expect(await draw('/notificaciones')).toContain('Cargando, espere porfavor')
})
