import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from './app.ts'
import { makeAuction, makeUser } from './make.ts'

// The product's description has a table of routes. This asks for each of them as a visitor's browser does.

const here = [
  '/',
  '/preguntas-y-respuestas',
  '/sobre-nosotros',
  '/terminos-y-condiciones',
  '/politica-de-privacidad',
  '/iniciar-sesion',
  '/login',
  '/registrarse',
  '/auth/google/callback',
  '/apple-callback',
  '/completar-perfil',
  '/reiniciar-contrasena',
  '/base-0',
  '/populares',
  '/por-terminar',
  '/todas',
  '/finalizadas',
  '/categorias/:categoryName',
  '/categorias/:categoryName/subcategoria/:subcategoryName',
  '/subasta/:id',
  '/subasta/vista-previa',
  '/usuario/:username',
  '/buscar?q=bicicleta&page=1',
  '/crear-subasta',
  '/administrar-subastas',
  '/notificaciones',
  '/configuracion-cuenta',
  '/eliminar-cuenta',
  '/favoritos',
  '/admin',
]

/** They come with what they show: until then nothing leads there, and they are not there. */
const later = ['/comisiones', '/mensajeria']

let app: TestApp
const filled: Record<string, string> = {}

beforeAll(async () => {
  app = await makeApp({ start: false })
  const seller = await makeUser(app, { username: 'vendedora' })
  const { id } = await makeAuction(app, { seller })
  const { body } = await seller.get(`/auctions/${id}`)
  const { category, subcategory } = body as { category: string; subcategory: string }
  filled[':id'] = String(id)
  filled[':username'] = 'vendedora'
  filled[':categoryName'] = encodeURIComponent(category)
  filled[':subcategoryName'] = encodeURIComponent(subcategory)
})
afterAll(() => app.stop())

const addressOf = (route: string) => route.replace(/:\w+/g, (name) => filled[name] ?? name)

test.each(here)('%s is a page', async (route) => {
  const reply = await app.platform.app.inject({ url: addressOf(route), headers: { accept: 'text/html' } })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(reply.body).toMatch(/<html[^>]* lang="es-AR"/)
})

test.each([...later, '/cualquier/otra'])(
  '%s is answered with the page that nothing is there',
  async (route) => {
    const reply = await app.platform.app.inject({ url: route, headers: { accept: 'text/html' } })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  },
)
