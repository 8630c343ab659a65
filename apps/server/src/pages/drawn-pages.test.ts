import type { DrawnPage, DrawPage, DrawRequest } from '@martillo/contract/page-drawing'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeApp, type TestApp } from '../../test/app.ts'
import { makeAuction } from '../../test/make.ts'
import { PackedBody } from '../platform/http/packed-body.ts'

const SHELL = '<head><!--head--><title>bare</title><!--/head--></head><div id="root"></div>'

let app: TestApp
let draw: DrawPage
let asked: DrawRequest[] = []
beforeAll(async () => {
  app = await makeApp({
    start: false,
    web: {
      draw(request) {
        asked.push(request)
        return draw(request)
      },
      preloads: (modules) => `<link href="${modules.join()}">`,
    },
  })
})
afterAll(() => app.stop())
beforeEach(() => {
  asked = []
  app.platform.hooks.forgetPages()
})

const drawn: DrawnPage = {
  status: 200,
  incomplete: false,
  head: '<title>drawn $&</title>',
  body: '<p>$1</p>',
  boot: '{"price":"$`"}',
  modules: ['home'],
}

async function get(url: string) {
  const request = { url, headers: {}, cookies: {} }
  const { status, body, location } = await app.platform.hooks.renderPage(request, new PackedBody(SHELL))
  return { status, html: body.plain.toString(), location }
}

function draws(page: Partial<DrawnPage>) {
  draw = async () => ({ ...drawn, ...page })
}

test('a drawn page stands in the shell with its head, its data and the code of its screen', async () => {
  draws({})
  expect(await get('/todas?page=2')).toEqual({
    status: 200,
    html:
      '<head><title>drawn $&</title><link href="home"></head>' +
      '<div id="root"><p>$1</p></div><script type="application/json" id="boot">{"price":"$`"}</script>',
    location: undefined,
  })
  expect(asked.map(({ url }) => url)).toEqual(['/todas?page=2'])
})

test('what is drawn is read as a visitor, unlimited and unlogged, at the clock that decides', async () => {
  const { id } = await makeAuction(app, { title: 'Farol de noche' })
  const hidden = await makeAuction(app, { isPrivate: true })
  app.log.length = 0
  draw = async ({ read }) => {
    const [open, closed] = await Promise.all([read(`/auctions/${id}`), read(`/auctions/${hidden.id}`)])
    expect([open.status, closed.status]).toEqual([200, 404])
    expect(open.body).toMatchObject({ Title: 'Farol de noche' })
    expect(open.body).not.toHaveProperty('viewer')
    return drawn
  }
  expect((await get(`/subasta/${id}`)).status).toBe(200)
  expect(Math.abs((asked[0]?.drawnAt ?? 0) - app.platform.clock.now())).toBeLessThan(10_000)
  expect(app.log).toEqual([])
})

test('what could not be read leaves the bare shell, for the client to ask with its session', async () => {
  draws({ status: 404, incomplete: true })
  expect(await get('/usuario/nadie')).toMatchObject({ status: 404, html: SHELL })
})

test('an auction that was deleted is gone; one that nobody could see was never there', async () => {
  draws({ status: 404, incomplete: true })
  const open = await makeAuction(app)
  const hidden = await makeAuction(app, { isPrivate: true })
  await app.platform.pool.query('update auctions set deleted_at = app.now() where id = any($1)', [
    [open.id, hidden.id],
  ])
  const statuses = await Promise.all(
    [open.id, hidden.id, 999_999, 'abc', '99999999999'].map(
      async (id) => (await get(`/subasta/${id}`)).status,
    ),
  )
  expect(statuses).toEqual([410, 404, 404, 404, 404])
})

test('a page that breaks while it is drawn is the bare shell, with the status that it would have', async () => {
  draw = async () => {
    throw new Error('broken screen')
  }
  const { id } = await makeAuction(app)
  expect(await get(`/subasta/${id}`)).toMatchObject({ status: 200, html: SHELL })
  expect(await get('/subasta/999999')).toMatchObject({ status: 404, html: SHELL })
  expect(app.log.join()).toContain('broken screen')
})

test('with the database away a page is the bare shell all the same', async () => {
  draw = async () => {
    throw new Error('nothing could be read')
  }
  const { mayWatch } = app.platform.hooks
  onTestFinished(() => void Object.assign(app.platform.hooks, { mayWatch }))
  app.platform.hooks.mayWatch = () => Promise.reject(new Error('away'))
  expect(await get('/subasta/7')).toMatchObject({ status: 503, html: SHELL })
})

test('one page says of all addresses without a screen that there is none', async () => {
  draws({ status: 404 })
  const page = await get('/no-existe')
  expect(page).toMatchObject({ status: 404 })
  expect(page.html).toContain('<p>$1</p></div><script type="application/json" id="boot">{"price":')
  for (const dots of ['%2e%2e', '.', '.%2E']) expect(await get(`/categorias/${dots}`)).toEqual(page)
  expect(asked.map(({ url }) => url)).toEqual(['/404'])
})

test.each([
  ['/todas/?page=2', '/todas?page=2'],
  ['/subasta/7/', '/subasta/7'],
  ['/Todas?page=2', '/todas?page=2'],
  ['//todas//', '/todas'],
  ['/USUARIO/Ana.Ruiz', '/usuario/Ana.Ruiz'],
  ['/subasta/Vista-Previa', '/subasta/vista-previa'],
  ['/%74odas', '/todas'],
])('%s has its one address', async (url, location) => {
  expect(await get(url)).toMatchObject({ status: 301, location })
})

test('a slash more leads nowhere outside', async () => {
  expect(await get('//evil.example/')).toMatchObject({ status: 404, location: undefined })
})

test('where a screen sends on, the server does', async () => {
  draws({ status: 302, location: '/iniciar-sesion', incomplete: true })
  expect(await get('/login')).toMatchObject({ status: 302, location: '/iniciar-sesion' })
})

test('with too many pages being drawn the client draws, and a published auction is in the next page', async () => {
  const waiting: (() => void)[] = []
  draw = () => new Promise((resolve) => waiting.push(() => resolve(drawn)))
  const first = Array.from({ length: 8 }, (_, n) => get(`/todas?page=${n + 1}`))
  await expect.poll(() => waiting.length).toBe(8)
  expect(await get('/todas?page=9')).toMatchObject({ status: 200, html: SHELL })
  for (const finish of waiting) finish()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(8).fill(200))
  app.platform.hooks.forgetPages()
  draws({ body: 'with the new one' })
  expect((await get('/todas?page=1')).html).toContain('with the new one')
})
