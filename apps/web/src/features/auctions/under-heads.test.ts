import type { AuctionCard } from '@martillo/contract/auctions'
import { expect, test } from 'vitest'
import { underHeads } from './under-heads.ts'

const card = (ID: number, Status: AuctionCard['Status']) => ({ ID, Status }) as AuctionCard
const headOf = ({ Status }: AuctionCard) => (Status === 'active' ? 'Activas' : 'Finalizadas')

test('puts the running and the finished auctions of a page under a head each, in the order they came', () => {
  const page = [card(3, 'active'), card(1, 'active'), card(2, 'finished')]
  const heads = underHeads(page, headOf).map(({ head, cards }) => [head, cards?.map(({ ID }) => ID)])
  expect(heads).toEqual([
    ['Activas', [3, 1]],
    ['Finalizadas', [2]],
  ])
})

test.each([[undefined], [[]]])('says nothing above %j', (cards) => {
  expect(underHeads(cards, headOf)).toEqual([{ head: '', cards }])
})

test('leaves a list as it is that asks for no heads', () => {
  const page = [card(1, 'active'), card(2, 'finished')]
  expect(underHeads(page)).toEqual([{ head: '', cards: page }])
})
