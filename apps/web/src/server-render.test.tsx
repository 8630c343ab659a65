// @vitest-environment node
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { renderToText } from './drawing/render-to-text.ts'
import { routes } from './routes.tsx'
import { Providers } from './shell/providers.tsx'

/** The body of a page as a server without window would draw it for a visitor. */
async function draw(path: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`answered ${context.status}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const faults: unknown[] = []
  const html = await renderToText(
    <Providers drawnAt={Date.UTC(2025, 10, 24, 21)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    (error) => faults.push(error),
  )
  expect(faults).toEqual([])
  return html
}

it.each(['/', '/todas', '/buscar?q=silla', '/no-existe'])(
  'draws %s without a window, without a style attribute and without a script',
  async (path) => {
    const html = await draw(path)
    expect(html).toContain('Buscar productos, subastas y más...')
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toContain('<script')
    expect(html).toContain('Botón de arrepentimiento')
  },
)

it('draws the way to the login for a visitor of a closed screen only once the session is known', async () => {
  expect(await draw('/notificaciones')).toContain('Cargando, espere porfavor')
})

it.each([
  ['/preguntas-y-respuestas', 'Escribís lo máximo que pagarías'],
  ['/sobre-nosotros', 'Subastas claras, de todo el país'],
  ['/terminos-y-condiciones', 'Las pujas son definitivas'],
  ['/politica-de-privacidad', 'AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA'],
  ['/arrepentimiento', 'Enviar y recibir mi código'],
  ['/baja', '¿Qué querés dar de baja?'],
])('draws all that %s says', async (path, words) => {
  const html = await draw(path)
  expect(html).toContain(words)
  expect(html).not.toMatch(/ style="/)
})
