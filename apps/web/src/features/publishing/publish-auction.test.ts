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

test('says from when one may publish again after a week’s limit', async () => {
  const error = 'Llegaste a tu límite de publicaciones de los últimos 7 días.'
  const body = { code: 'weekly_limit', error, retry_at: '2026-12-01T10:00:00.000Z' }
  expect(await answering(422, body)).toMatchObject({
    sentence: `${error} Podés publicar otra vez desde el 01/12, 07:00.`,
  })
})

test.each(['commission_overdue', 'band_cannot_publish', 'premium_category', 'band_too_low'])(
  'a refusal of %s is said as the server says it',
  async (code) => {
    const error = 'Tenés una comisión vencida. Cuando esté paga vas a poder volver a publicar.'
    expect(await answering(422, { code, error })).toMatchObject({ errors: {}, sentence: error })
  },
)

test('what failed otherwise says first that nothing was created', async () => {
  expect(await answering(500, { code: 'internal', error: 'Algo salió mal.' })).toMatchObject({
    sentence: 'Failed to create auction: Algo salió mal.',
  })
})

test('a draft that is gone is told apart from faults of the form', async () => {
  const details = { draft: 'Ese borrador ya no está.' }
  expect(await answering(422, { code: 'publication_invalid', error: 'Revisá.', details })).toMatchObject({
    isGone: true,
    sentence: '',
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
