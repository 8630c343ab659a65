import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { isCents, MAX_CENTS } from './cents.ts'
import { formatPesos } from './format-pesos.ts'
import { parsePesos } from './parse-pesos.ts'
import { shareByRate } from './share-by-rate.ts'
import { fromWireAmount, fromWireText, toWireAmount, toWireText } from './wire-amount.ts'

const amounts = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.integer({ min: 0, max: MAX_CENTS }),
  fc.integer({ min: MAX_CENTS - 1_000, max: MAX_CENTS }),
)

describe('parsePesos', () => {
  it.each([
    ['1.234,56', 123_456],
    ['1500', 150_000],
    ['$ 1.500', 150_000],
    ['$1.500', 150_000],
    ['$\u00a01.500,50', 150_050],
    ['1500,5', 150_050],
    [' 0 ', 0],
    ['0,01', 1],
    ['007', 700],
    ['999.999.999.999,99', MAX_CENTS],
    ['999999999999,99', MAX_CENTS],
  ])('reads %j', (text, cents) => {
    expect(parsePesos(text)).toEqual({ ok: true, cents })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['$', 'empty'],
    ['-5', 'negative'],
    ['$ -5', 'negative'],
    ['−1.500', 'negative'],
    ['-$ 5', 'negative'],
    ['1.5', 'ambiguous'],
    ['12.34', 'ambiguous'],
    ['1.2345', 'ambiguous'],
    ['0.500', 'ambiguous'],
    ['1.500.00', 'ambiguous'],
    ['1500.000', 'ambiguous'],
    ['1..500', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['1,234.56', 'ambiguous'],
    ['1,234,567', 'ambiguous'],
    ['1,2345', 'too_many_decimals'],
    ['1000000000000', 'too_large'],
    ['1.000.000.000.000', 'too_large'],
    ['0x1F', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['NaN', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    [',50', 'not_a_number'],
    ['1500,', 'not_a_number'],
    ['1.500.', 'not_a_number'],
    ['1 500', 'not_a_number'],
    ['+5', 'not_a_number'],
    ['１５', 'not_a_number'],
    ['quince', 'not_a_number'],
    ['$ $ 5', 'not_a_number'],
    ['--5', 'not_a_number'],
  ])('refuses %j as %s, with a sentence', (text, reason) => {
    expect(parsePesos(text)).toMatchObject({
      ok: false,
      refusal: 'amount_invalid',
      reason,
      sentence: expect.stringMatching(/\.$/),
    })
  })

  it('reads back what formatPesos writes, with and without the sign', () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (cents, sign) => {
        expect(parsePesos(formatPesos(cents, { sign }))).toEqual({ ok: true, cents })
      }),
      PROPERTY_RUNS,
    )
  })

  it('saves and loads an amount any number of times without changing it', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        const once = formatPesos(cents, { sign: false })
        const parsed = parsePesos(once)
        expect(parsed.ok && formatPesos(parsed.cents, { sign: false })).toBe(once)
      }),
      PROPERTY_RUNS,
    )
  })

  it('never gives anything but whole centavos, whatever is typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[$ 0-9.,eExX+−-]{0,20}$/), (text) => {
        const parsed = parsePesos(text)
        expect(parsed.ok ? isCents(parsed.cents) : parsed.sentence.length > 0).toBe(true)
      }),
      PROPERTY_RUNS,
    )
  })
})

describe('formatPesos', () => {
  it.each([
    [0, '$ 0'],
    [1, '$ 0,01'],
    [150_000, '$ 1.500'],
    [150_050, '$ 1.500,50'],
    [99_999, '$ 999,99'],
    [100_000_000, '$ 1.000.000'],
    [MAX_CENTS, '$ 999.999.999.999,99'],
  ])('writes %d centavos as %j', (cents, text) => {
    expect(formatPesos(cents)).toBe(text)
    expect(formatPesos(cents, { sign: false })).toBe(text.slice(2))
  })
})

describe('the wire', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [8.2, 820],
    [1.1, 110],
    [1500, 150_000],
    [999_999_999_999.99, MAX_CENTS],
  ])('takes the JSON number %d', (pesos, cents) => {
    expect(fromWireAmount(pesos)).toEqual({ ok: true, cents })
  })

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -0,
    -0.01,
    -1,
    1.005,
    0.001,
    1e12,
    JSON.parse('1e400'),
    5e-324,
  ])('refuses the JSON number %d', (pesos) => {
    expect(fromWireAmount(pesos)).toEqual({ ok: false, refusal: 'amount_invalid' })
  })

  it.each([
    ['0', 0],
    ['1500', 150_000],
    ['1500.5', 150_050],
    ['1500.05', 150_005],
    ['999999999999.99', MAX_CENTS],
  ])('takes the text %j', (text, cents) => {
    expect(fromWireText(text)).toEqual({ ok: true, cents })
  })

  it.each([
    '',
    ' 1',
    '1 ',
    '1\n',
    '-1',
    '+1',
    '1.',
    '.5',
    '1,5',
    '1.500.00',
    '1.005',
    '1e3',
    '0x1F',
    'NaN',
    '1000000000000',
    '１',
  ])('refuses the text %j', (text) => {
    expect(fromWireText(text)).toEqual({ ok: false, refusal: 'amount_invalid' })
  })

  it('carries every amount there and back, as a number through JSON and as text', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect(fromWireAmount(JSON.parse(JSON.stringify(toWireAmount(cents))))).toEqual({ ok: true, cents })
        expect(fromWireText(toWireText(cents))).toEqual({ ok: true, cents })
      }),
      PROPERTY_RUNS,
    )
  })
})

describe('shareByRate', () => {
  it.each([
    [5_000_000, 1_700, 850_000],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [3, 5_000, 2],
    [MAX_CENTS, 1_250, 12_500_000_000_000],
    [MAX_CENTS, 1_999, 19_990_000_000_000],
    [0, 2_000, 0],
    [777, 0, 0],
    [777, 10_000, 777],
  ])('of %d centavos at %d basis points is %d', (amount, rate, share) => {
    expect(shareByRate(amount, rate)).toEqual({ shareCents: share, restCents: amount - share })
  })

  it('is within half a centavo of the exact share and adds up to the whole', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const { shareCents, restCents } = shareByRate(amount, rate)
        expect(shareCents + restCents).toBe(amount)
        const missBy = BigInt(shareCents) * 10_000n - BigInt(amount) * BigInt(rate)
        expect(missBy > -5_000n && missBy <= 5_000n).toBe(true)
      }),
      PROPERTY_RUNS,
    )
  })
})
