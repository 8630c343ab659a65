import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makePerson } from '../../../test/person.ts'
import { createAdministrator } from './create-administrator.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

const password = 'la llave del galpón'

function create(email: string, wish = password) {
  return createAdministrator(app.platform.db, { email, password: wish, productName: 'Martillo' })
}

test('makes administrators who can log in at once, each with a name of their own', async () => {
  expect(await create(' Jefa@Martillo.test')).toEqual({ ok: true, username: 'admin' })
  expect(await create('otra@martillo.test')).toEqual({ ok: true, username: 'admin_2' })
  const reply = await makePerson(app).post('/login', { email: 'jefa@martillo.test', password })
  expect(reply.body).toMatchObject({ role: 'admin', verified_email: true, username: 'admin' })
})

test.each([
  ['no-es-un-email', password, 'Ese email no es válido.'],
  ['corta@martillo.test', 'corta', 'La contraseña tiene que tener al menos 8 caracteres.'],
  ['comun@martillo.test', 'password123', /de las más usadas/],
])('refuses %s with %s', async (email, wish, sentence) => {
  const result = await create(email, wish)
  expect(result.ok).toBe(false)
  expect('sentence' in result && result.sentence).toMatch(sentence)
})

test('leaves an account that is there as it is', async () => {
  await create('repetida@martillo.test')
  expect(await create('repetida@martillo.test', 'otra llave distinta')).toEqual({
    ok: false,
    sentence: 'Ya hay una cuenta con ese email.',
  })
  const reply = await makePerson(app).post('/login', { email: 'repetida@martillo.test', password })
  expect(reply.status).toBe(200)
})
