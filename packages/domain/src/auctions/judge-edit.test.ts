import { describe, expect, it, test } from 'vitest'
import { type Editable, judgeEdit, type SentEdit, touchesApproval } from './judge-edit.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** A full minute. */
const NOW = 1_800_000_000_000 - (1_800_000_000_000 % MINUTE_MS)

const stored: Editable = {
  title: 'Bicicleta rodado 28',
  description: 'Poco uso.',
  startAt: NOW - HOUR_MS,
  endAt: NOW + DAY_MS,
  minIncrementCents: 50_000,
  basePriceCents: 1_000_000,
  condition: 'usado',
  warranty: 'sin-garantia',
  warrantyTime: null,
  deliveryOptions: ['retiro'],
  deliveryDescription: '',
  subcategoryId: 1,
  province: 'Buenos Aires',
  city: 'La Plata',
  photos: ['a', 'b'],
}
const known = ['a', 'b', 'c', 'd']

const edit = (sent: SentEdit, hasBids = false) => judgeEdit(stored, sent, { hasBids, known, now: NOW })

/** The fields that were refused, each with its code. */
function faultsOf(sent: SentEdit, hasBids = false): Record<string, string> {
  const judged = edit(sent, hasBids)
  return judged.ok ? {} : Object.fromEntries(judged.faults.map(({ field, code }) => [field, code]))
}

/** A valid change of each part. */
const CHANGES: { [K in keyof Required<SentEdit>]: NonNullable<SentEdit[K]> } = {
  title: 'Bicicleta inglesa',
  description: 'Con luces.',
  startAt: NOW + HOUR_MS,
  endAt: NOW + 2 * DAY_MS,
  minIncrementCents: 60_000,
  basePriceCents: 900_000,
  condition: 'nuevo',
  warranty: 'provista-vendedor',
  warrantyTime: '2027-01-01',
  deliveryOptions: ['envio-gratis'],
  deliveryDescription: 'Por la tarde.',
  subcategoryId: 2,
  province: 'Salta',
  city: 'Cafayate',
  photos: ['b', 'a'],
}
const PARTS = Object.keys(CHANGES) as (keyof typeof CHANGES)[]

describe('without bids', () => {
  it.each(PARTS.filter((part) => part !== 'warrantyTime'))('%s may change', (part) => {
    const judged = edit({ [part]: CHANGES[part] })
    expect(judged).toMatchObject({ ok: true, changed: [part] })
  })

  it('the day of a warranty comes and goes with it', () => {
    const dated = edit({ warranty: 'provista-producto', warrantyTime: '2027-01-01' })
    expect(dated).toMatchObject({ ok: true, edited: { warrantyTime: '2027-01-01' } })
    const with28 = { ...stored, warranty: 'provista-producto' as const, warrantyTime: '2027-02-28' }
    const judged = judgeEdit(with28, { warranty: 'sin-garantia' }, { hasBids: false, known, now: NOW })
    expect(judged).toMatchObject({ ok: true, edited: { warrantyTime: null } })
  })

  it('what is sent as it stands is no change, a start that passed too', () => {
    const { title, startAt, endAt, photos } = stored
    expect(edit({ title, startAt, endAt, photos })).toMatchObject({ ok: true, changed: [] })
  })

  it.each([
    ['59 minutes from now', 59 * MINUTE_MS, { end_time: 'end_too_near' }],
    ['1 hour from now', HOUR_MS, {}],
    ['30 days from its start', 30 * DAY_MS - HOUR_MS, {}],
    ['a minute more', 30 * DAY_MS - HOUR_MS + MINUTE_MS, { end_time: 'too_long' }],
  ])('a new end of %s is judged on the minute', (_, fromNow, faults) => {
    expect(faultsOf({ endAt: NOW + fromNow })).toEqual(faults)
  })

  it('a new start lies neither in the past nor less than an hour before the end', () => {
    expect(faultsOf({ startAt: NOW - 6 * MINUTE_MS })).toEqual({ start_time: 'start_past' })
    expect(faultsOf({ startAt: stored.endAt - 59 * MINUTE_MS })).toEqual({ end_time: 'too_brief' })
  })

  it('an end with milliseconds keeps them while its minute is sent again', () => {
    const extended = { ...stored, endAt: stored.endAt + 1_234 }
    const judged = judgeEdit(extended, { endAt: stored.endAt }, { hasBids: false, known, now: NOW })
    expect(judged).toMatchObject({ ok: true, changed: [], edited: { endAt: extended.endAt } })
  })

  it('tells all faults, each beside its field', () => {
    expect(faultsOf({ title: 'ab', minIncrementCents: 99, photos: ['a', 'x'] })).toEqual({
      title: 'title_too_short',
      min_increment: 'increment_too_small',
      photos: 'photo_unknown',
    })
    expect(faultsOf({ photos: ['a', 'a'] })).toEqual({ photos: 'photo_twice' })
    expect(faultsOf({ photos: [] })).toEqual({ primary_photo: 'photo_missing' })
  })

  it('the increment is judged against the base price that comes with it', () => {
    expect(faultsOf({ minIncrementCents: 20_000_000 })).toEqual({ min_increment: 'increment_too_large' })
    expect(faultsOf({ minIncrementCents: 20_000_000, basePriceCents: 40_000_000 })).toEqual({})
  })
})

describe('with bids', () => {
  it.each(PARTS.filter((part) => !['photos', 'deliveryOptions', 'warrantyTime'].includes(part)))(
    '%s is fixed',
    (part) => {
      expect(edit({ [part]: CHANGES[part] }, true)).toMatchObject({
        ok: false,
        refusal: 'has_bids',
        faults: [{ code: 'fixed_by_bids' }],
      })
    },
  )

  it('photos are added behind those that are there', () => {
    expect(edit({ photos: ['a', 'b', 'd', 'c'] }, true)).toMatchObject({
      ok: true,
      edited: { photos: ['a', 'b', 'd', 'c'] },
    })
    for (const photos of [['b', 'a', 'c'], ['a'], ['a', 'c', 'b'], ['c', 'a', 'b']]) {
      expect(faultsOf({ photos }, true)).toEqual({ photos: 'photos_only_added' })
    }
  })

  it('delivery options are added', () => {
    expect(edit({ deliveryOptions: ['envio-gratis', 'retiro'] }, true)).toMatchObject({
      ok: true,
      changed: ['deliveryOptions'],
    })
    expect(faultsOf({ deliveryOptions: ['envio-gratis'] }, true)).toEqual({
      delivery_options: 'delivery_only_added',
    })
  })

  it('a whole form sent again as it stands changes nothing', () => {
    const { warrantyTime: _, photos, ...rest } = stored
    expect(edit({ ...rest, warrantyTime: '', photos: [...photos] }, true)).toMatchObject({
      ok: true,
      changed: [],
    })
  })

  it('a fixed field that could not be stored either is told as fixed', () => {
    expect(faultsOf({ title: 'ab' }, true)).toEqual({ title: 'fixed_by_bids' })
  })
})

test('title, description, category and photos are what an approval is about', () => {
  const touching = PARTS.filter((part) => touchesApproval([part]))
  expect(touching).toEqual(['title', 'description', 'subcategoryId', 'photos'])
})
