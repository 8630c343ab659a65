import type { Auction } from '@martillo/contract/auctions'
import { expect, it } from 'vitest'
import { shareFacts } from './share-facts.ts'

function facts(about: Partial<Auction>) {
  const auction = {
    Title: 'Bici',
    PrimaryPic: 'images/abc.jpg',
    tint: '#ede9f5',
    BasePrice: 1500.5,
    StartTime: '2025-11-20T13:05:00.000Z',
    EndTime: '2025-11-29T00:00:00.000Z',
    state: 'running',
    ...about,
  }
  const { label, price, when, over } = shareFacts(auction as Auction)
  return [label, price, when, over]
}

it.each<[Partial<Auction>, unknown[]]>([
  [{}, ['Precio base', '$ 1.500,50', 'Termina el vie 28/11 a las 21:00', false]],
  [{ HighestBidAmount: 152_500 }, ['Puja más alta', '$ 152.500', 'Termina el vie 28/11 a las 21:00', false]],
  [{ state: 'scheduled', BasePrice: 0 }, ['Precio base', '$ 0', 'Empieza el jue 20/11 a las 10:05', false]],
  [{ state: 'finished', HighestBidAmount: 99 }, ['Precio final', '$ 99', 'Finalizada', true]],
  [{ state: 'finished' }, ['Precio base', '$ 1.500,50', 'Finalizada', true]],
  [{ state: 'cancelled' }, ['Precio base', '$ 1.500,50', 'Cancelada', true]],
])('of %j it says %j', (about, said) => {
  expect(facts(about)).toEqual(said)
})

it('takes the photo by its key', () => {
  expect(shareFacts({ state: 'finished', PrimaryPic: 'images/abc.jpg', BasePrice: 1 } as Auction).photo).toBe(
    'abc.jpg',
  )
})
