import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../test/app.ts'
import { makeAuction } from '../../test/make.ts'
import { screens } from './screens.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

const statusOf = async (url: string) => (await app.platform.app.inject({ url })).statusCode

test('knows every screen of the web', () => {
  const source = readFileSync(path.join(import.meta.dirname, '../../../web/src/lib/paths.ts'), 'utf8')
  const [, list = ''] = /export const screens = \[([^\]]+)\]/.exec(source) ?? []
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !(screens as readonly unknown[]).includes(name))).toEqual([])
})

test.each(['/', '/todas?page=2', '/categorias/m%C3%BAsica', '/usuario/ana.2', '/buscar?q=%00'])(
  '%s is a page',
  async (url) => expect(await statusOf(url)).toBe(200),
)

test.each([
  '/nada',
  '/usuario',
  '/subasta/0',
  '/subasta/abc',
  '/subasta/99999999999',
  '/todas/mas',
  '/wp-admin',
])('%s is none, and is answered with the shell all the same', async (url) => {
  const reply = await app.platform.app.inject({ url })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test('an auction is a page for whom a visitor could be, else not there', async () => {
  const open = await makeAuction(app)
  const hidden = await makeAuction(app, { isPrivate: true })
  const statuses = [await statusOf(`/subasta/${open.id}`), await statusOf(`/subasta/${hidden.id}`)]
  expect([...statuses, await statusOf('/subasta/999999')]).toEqual([200, 404, 404])
})
