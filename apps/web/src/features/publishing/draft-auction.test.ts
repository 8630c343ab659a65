import { expect, test } from 'vitest'
import { draftAuction } from './draft-auction.ts'
import { emptyTexts, type PublishTexts } from './publish-texts.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const seller = {
  ID: 7,
  Username: 'ana',
  ProfileImage: '',
  reputation: 60,
  band: 4,
  kind: 'comercio' as const,
  sales: 0,
  rating: null,
}

const of = (texts: Partial<PublishTexts>, photos: string[] = []) =>
  draftAuction({ ...emptyTexts, ...texts }, { photos, categories: [], seller, nowMs: NOW })

test('an empty draft is an auction that can be drawn', () => {
  expect(of({})).toMatchObject({
    Title: 'El título de tu subasta',
    PrimaryPic: '',
    BasePrice: 0,
    EndTime: '2026-12-05T12:00:00.000Z',
    revocable: true,
  })
})

test('what is typed is what is drawn, its times as Argentina’s', () => {
  const typed = {
    title: ' Silla ',
    basePrice: '1.500,50',
    startsNow: false,
    start: '2026-11-29T21:00',
    length: '3' as const,
  }
  expect(of(typed, ['a.jpg', 'b.jpg'])).toMatchObject({
    Title: 'Silla',
    BasePrice: 1500.5,
    minimum_next_bid: 1500.5,
    StartTime: '2026-11-30T00:00:00.000Z',
    EndTime: '2026-12-03T00:00:00.000Z',
    PrimaryPic: 'images/a.jpg',
    SecondaryPics: ['images/b.jpg'],
  })
})

test('a moment that is half typed breaks nothing', () => {
  const auction = of({ startsNow: false, start: '2026-', length: 'other', end: '' })
  expect(Date.parse(auction.EndTime)).toBeGreaterThan(NOW)
})
