import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { type MadeUser, makeAuction, makeUser } from '../../../../test/make.ts'
import { onAccountDeleted } from '../deletion/on-account-deleted.ts'
import { learnWords } from './learn-words.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

async function known(...words: string[]): Promise<Record<string, number>> {
  await learnWords(app.platform.db)
  const { db } = app.platform
  const rows = await db
    .selectFrom('search_words')
    .select(['word', 'documents'])
    .where('word', 'in', words)
    .execute()
  return Object.fromEntries(rows.map(({ word, documents }) => [word, documents]))
}

async function edit(seller: MadeUser, id: number, change: object) {
  expect((await seller.put(`/auctions/edit/${id}`, change)).status).toBe(200)
}

it('counts the words of a title once, whatever else of the auction changes', async () => {
  const seller = await makeUser(app)
  const { id } = await makeAuction(app, { seller, title: 'Acordeón Hohner' })
  expect(await known('acordeon')).toEqual({ acordeon: 1 })
  await edit(seller, id, { description: 'Con estuche.' })
  await edit(seller, id, { city: 'Cafayate', province: 'Salta' })
  expect(await known('acordeon')).toEqual({ acordeon: 1 })
})

it('forgets the words that a changed title no longer has, but for those that another one has', async () => {
  const seller = await makeUser(app)
  await makeAuction(app, { title: 'Bandoneón de estudio' })
  const { id } = await makeAuction(app, { seller, title: 'Bandoneón nacarado' })
  expect(await known('bandoneon', 'nacarado')).toEqual({ bandoneon: 2, nacarado: 1 })
  await edit(seller, id, { title: 'Concertina nacarada' })
  expect(await known('bandoneon', 'nacarado', 'nacarada')).toEqual({ bandoneon: 1, nacarada: 1 })
})

it('keeps nothing of a deleted person’s titles, however often they were changed', async () => {
  const seller = await makeUser(app)
  const { id } = await makeAuction(app, { seller, title: 'Theremin Moog' })
  expect(await known('theremin')).toEqual({ theremin: 1 })
  await edit(seller, id, { description: 'Poco uso.' })
  await edit(seller, id, { title: 'Theremin transistorizado' })
  expect(await known('theremin', 'transistorizado')).toEqual({ theremin: 1, transistorizado: 1 })
  await onAccountDeleted(app.platform.db, { userId: seller.id })
  expect(await known('theremin', 'moog', 'transistorizado')).toEqual({})
  const { rows } = await app.platform.pool.query('select from learned_titles where auction_id = $1', [id])
  expect(rows).toEqual([])
})
