import { afterEach, expect, test, vi } from 'vitest'
import { DRAFT } from './drafts.testing.ts'
import { publishAuction } from './publish-auction.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function answering(status: number, body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  return publishAuction({ title: 'Silla' }, DRAFT)
}

test('says the daily limit in its own words', async () => {
  const error = 'You have exceeded your daily auction limit'
  expect(await answering(422, { code: 'daily_limit', error })).toEqual({
    ok: false,
    errors: {},
    sentence:
      'Excediste tu límite de subastas publicadas el dia de hoy. Aumenta tu reputación para aumentar tu límite de subastas.',
  })
})

test('leaves a fault to its field', async () => {
  const details = { title: 'El título es muy corto.' }
  expect(await answering(422, { code: 'publication_invalid', error: 'Revisá.', details })).toEqual({
    ok: false,
    errors: details,
    sentence: '',
  })
})

test('says a refusal of something that has no field', async () => {
  const details = { draft: 'Ese dato sobra.' }
  expect(await answering(400, { code: 'invalid', error: 'Revisá los datos.', details })).toMatchObject({
    errors: {},
    sentence: 'Failed to create auction: Revisá los datos.',
  })
})

test('tells when the answer names no auction', async () => {
  expect(await answering(201, {})).toMatchObject({ sentence: 'ID no recibido en la respuesta' })
})
