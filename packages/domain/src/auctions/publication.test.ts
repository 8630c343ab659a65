import { describe, expect, it } from 'vitest'
import { judgePublication, type SentPublication } from './publication.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const NOW_CUT = Date.parse('2026-11-27T15:10:00Z')
const NOW = NOW_CUT + 34_567

const SENT: SentPublication = {
  title: '  Bicicleta   rodado 29 ',
  description: 'Poco uso.\r\n\r\n- luces\r\n- portaequipaje',
  startAt: null,
  endAt: NOW_CUT + DAY_MS,
  minIncrementCents: 100_000,
  basePriceCents: 5_000_000,
  condition: 'usado',
  warranty: 'provista-producto',
  warrantyTime: '2028-02-29',
  deliveryOptions: ['a-convenir', 'retiro', 'retiro'],
  deliveryDescription: ' En La Plata ',
  primaryPhotos: 1,
  secondaryPhotos: 9,
}

function faultsOf(changes: Partial<SentPublication>): string[] {
  const judged = judgePublication({ ...SENT, ...changes }, NOW)
  return judged.ok ? [] : judged.faults.map((fault) => `${fault.field}: ${fault.code}`)
}

function timesOf(startAt: number | null, endAt: number) {
  const judged = judgePublication({ ...SENT, startAt, endAt }, NOW)
  return judged.ok
    ? [judged.publication.startAt - NOW_CUT, judged.publication.endAt - NOW_CUT]
    : judged.faults[0]?.code
}

describe('judgePublication', () => {
  it('gives back what may be stored, cleaned and complete', () => {
    expect(judgePublication(SENT, NOW)).toEqual({
      ok: true,
      publication: {
        title: 'Bicicleta rodado 29',
        description: 'Poco uso.\n\n- luces\n- portaequipaje',
        startAt: NOW_CUT,
        endAt: NOW_CUT + DAY_MS,
        minIncrementCents: 100_000,
        basePriceCents: 5_000_000,
        condition: 'usado',
        warranty: 'provista-producto',
        warrantyTime: '2028-02-29',
        deliveryOptions: ['retiro', 'a-convenir'],
        deliveryDescription: 'En La Plata',
      },
    })
  })

  it.each<[Partial<SentPublication>, string[]]>([
    [{ title: 'Cuna' }, ['title: title_too_short']],
    [{ title: 'Cunas' }, []],
    [{ title: 'Cuna\u200B\u202E ' }, ['title: title_too_short']],
    [{ title: '👨‍👩‍👧‍👦'.repeat(120) }, []],
    [{ title: 'x'.repeat(121) }, ['title: title_too_long']],
    [{ title: `Cunas${'👨‍'.repeat(600)}` }, ['title: title_too_long']],
    [{ description: '👨‍'.repeat(10_000) }, ['description: description_too_long']],
    [{ description: 'x'.repeat(10_000) }, []],
    [{ description: 'x'.repeat(10_001) }, ['description: description_too_long']],
    [{ description: '' }, []],
    [{ minIncrementCents: 99 }, ['min_increment: increment_too_small']],
    [{ minIncrementCents: 100 }, []],
    [{ minIncrementCents: 10_000_000 }, []],
    [{ minIncrementCents: 10_000_001 }, ['min_increment: increment_too_large']],
    [{ minIncrementCents: 10_000_001, basePriceCents: 20_000_002 }, []],
    [{ minIncrementCents: 10_000_001, basePriceCents: 20_000_001 }, ['min_increment: increment_too_large']],
    [{ minIncrementCents: Number.NaN }, ['min_increment: amount_invalid']],
    [{ basePriceCents: 0 }, []],
    [{ basePriceCents: -1 }, ['base_price: amount_invalid']],
    [{ basePriceCents: 1e15 }, ['base_price: amount_invalid']],
    [{ condition: 'roto' }, ['condition: condition_invalid']],
    [{ warranty: 'eterna', warrantyTime: '' }, ['warranty: warranty_invalid']],
    [{ warrantyTime: '' }, ['warranty_time: warranty_date_invalid']],
    [{ warrantyTime: '2027-02-29' }, ['warranty_time: warranty_date_invalid']],
    [{ warranty: 'sin-garantia' }, ['warranty_time: warranty_date_unexpected']],
    [{ warranty: 'provista-vendedor', warrantyTime: '' }, []],
    [{ deliveryOptions: [] }, ['delivery_options: delivery_missing']],
    [{ deliveryOptions: ['retiro', 'dron'] }, ['delivery_options: delivery_invalid']],
    [{ deliveryDescription: 'x'.repeat(1_000) }, []],
    [{ deliveryDescription: 'x'.repeat(1_001) }, ['delivery_description: delivery_description_too_long']],
    [{ primaryPhotos: 0 }, ['primary_photo: photo_missing']],
    [{ primaryPhotos: 2 }, ['primary_photo: photo_too_many']],
    [{ secondaryPhotos: 10 }, ['secondary_photos: photos_too_many']],
    [{ secondaryPhotos: 0 }, []],
    [{ startAt: Number.NaN }, ['start_time: start_invalid']],
    [{ endAt: Number.NaN }, ['end_time: end_invalid']],
  ])('of %j finds the faults %j', (changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults)
  })

  it('tells all faults at once, each with a sentence', () => {
    const judged = judgePublication(
      {
        ...SENT,
        title: '',
        endAt: 0,
        minIncrementCents: 0,
        condition: '',
        warranty: '',
        deliveryOptions: [],
      },
      NOW,
    )
    const faults = judged.ok ? [] : judged.faults
    expect(faults.map((fault) => fault.field)).toEqual([
      'end_time',
      'title',
      'min_increment',
      'condition',
      'warranty',
      'warranty_time',
      'delivery_options',
    ])
    expect(faults.every((fault) => fault.sentence.endsWith('.'))).toBe(true)
  })
})

describe('the times of a publication', () => {
  it('are cut to the minute', () => {
    expect(timesOf(NOW_CUT + 2 * MINUTE_MS + 59_999, NOW_CUT + 2 * HOUR_MS + 59_999)).toEqual([
      2 * MINUTE_MS,
      2 * HOUR_MS,
    ])
  })

  it.each([
    [5 * MINUTE_MS, [0, DAY_MS]],
    [MINUTE_MS, [0, DAY_MS]],
    [5 * MINUTE_MS + 1, 'start_past'],
    [HOUR_MS, 'start_past'],
  ])('with a start %d ms past come out as %j', (ago, expected) => {
    expect(timesOf(NOW_CUT - ago, NOW_CUT + DAY_MS)).toEqual(expected)
  })

  it.each([
    [30 * DAY_MS, [30 * DAY_MS, 31 * DAY_MS]],
    [30 * DAY_MS + 59_999, [30 * DAY_MS, 31 * DAY_MS]],
    [30 * DAY_MS + MINUTE_MS, 'start_too_far'],
  ])('with a start %d ms ahead come out as %j', (ahead, expected) => {
    expect(timesOf(NOW_CUT + ahead, NOW_CUT + 31 * DAY_MS)).toEqual(expected)
  })

  it.each([
    [HOUR_MS - 1, 'too_brief'],
    [HOUR_MS, [0, HOUR_MS]],
    [30 * DAY_MS + 59_999, [0, 30 * DAY_MS]],
    [30 * DAY_MS + MINUTE_MS, 'too_long'],
    [-HOUR_MS, 'too_brief'],
  ])('with a length of %d ms come out as %j', (length, expected) => {
    expect(timesOf(null, NOW_CUT + length)).toEqual(expected)
  })

  it('take an hour chosen a few minutes before it was sent for the hour that it was', () => {
    const chosenAt = NOW_CUT - 4 * MINUTE_MS
    expect(timesOf(chosenAt, chosenAt + HOUR_MS)).toEqual([0, 56 * MINUTE_MS])
  })
})
