import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/app.ts'
import { makeAuction } from '../../../../test/make.ts'
import { makePerson, type Person } from '../../../../test/person.ts'
import { learnWords } from './learn-words.ts'

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
})
afterAll(() => app.stop())

async function found(search: string) {
  const { body } = await visitor.get(`/browse?search=${encodeURIComponent(search)}`)
  const auctions = body.auctions as { Title: string }[]
  return {
    titles: auctions.map(({ Title }) => Title),
    didYouMean: (body.meta as { did_you_mean?: string }).did_you_mean,
  }
}

it('finds the same titles by a word that is known as by one that is not yet', async () => {
  const titles = ['Peso de bronce', 'Pesos fuertes', 'Pesito de joyero', 'Pesas rusas']
  for (const title of titles) await makeAuction(app, { title })
  const before = await found('peso')
  expect(before.titles).toEqual(expect.arrayContaining(['Peso de bronce', 'Pesos fuertes', 'Pesas rusas']))
  await learnWords(app.platform.db)
  await app.clock.advance(2_000)
  expect(await found('peso')).toEqual(before)
  expect((await found('PÉSO')).titles).toEqual(before.titles)
})

it('corrects a word that hardly any title has only when correcting the unknown ones does not help', async () => {
  for (let count = 0; count < 11; count++) await makeAuction(app, { title: `Trompeta Yamaha ${count}` })
  await makeAuction(app, { title: 'Trompetta de juguete' })
  await learnWords(app.platform.db)
  expect(await found('trompetta jugete')).toEqual({
    titles: ['Trompetta de juguete'],
    didYouMean: 'trompetta juguete',
  })
  const { titles, didYouMean } = await found('trompetta yamha')
  expect(didYouMean).toBe('trompeta yamaha')
  expect(titles).toHaveLength(11)
  expect((await found('trompetta yamaha')).didYouMean).toBe('trompeta yamaha')
})
