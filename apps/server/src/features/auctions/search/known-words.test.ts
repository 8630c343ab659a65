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
  const titles = ['Zapato de cuero', 'Zapatos negros', 'Zapatito de bebé', 'Zapatas de freno']
  for (const title of titles) await makeAuction(app, { title })
  const before = await found('zapato')
  expect(before.titles).toEqual(
    expect.arrayContaining(['Zapato de cuero', 'Zapatos negros', 'Zapatas de freno']),
  )
  await learnWords(app.platform.db)
  await app.clock.advance(2_000)
  expect(await found('zapato')).toEqual(before)
  expect((await found('ZAPÁTO')).titles).toEqual(before.titles)
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
