import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { MAX_CENTS } from '../money/cents.ts'
import { chargeAtRate, quoteCommission } from './quote.ts'
import { commissionRateBp } from './rate.ts'

describe('commissionRateBp', () => {
  it.each([
    [0, 2_000],
    [10, 2_000],
    [11, 2_000],
    [12, 1_986],
    [18, 1_900],
    [25, 1_800],
    [26, 1_800],
    [27, 1_792],
    [38, 1_700],
    [50, 1_600],
    [51, 1_600],
    [52, 1_583],
    [63, 1_400],
    [75, 1_200],
    [76, 1_250],
    [77, 1_231],
    [88, 1_025],
    [100, 800],
  ])('at a score of %d is %d basis points', (score, rate) => {
    expect(commissionRateBp(score)).toBe(rate)
  })

  it('rounds half up to the basis point', () => {
    // 1250 − 450·12/24 = 1025 exactly; 1250 − 450·1/24 = 1231,25; 1250 − 450·2/24 = 1212,5 → 1213.
    expect(commissionRateBp(78)).toBe(1_213)
    expect(commissionRateBp(82)).toBe(1_138)
  })

  it('never rises inside a band', () => {
    for (let score = 1; score <= 100; score += 1) {
      if (score !== 76) expect(commissionRateBp(score)).toBeLessThanOrEqual(commissionRateBp(score - 1))
    }
  })
})

describe('quoteCommission', () => {
  it('is what the seller reads before publishing', () => {
    expect(quoteCommission(5_000_000, { atPublication: 38 })).toEqual({
      amountCents: 5_000_000,
      rateBp: 1_700,
      commissionCents: 850_000,
      netCents: 4_150_000,
    })
  })

  it.each([
    [50, 60, 1_450],
    [60, 50, 1_450],
    [50, 50, 1_600],
    [75, 76, 1_200],
    [76, 75, 1_200],
  ])(
    'takes the lower rate of a score of %d at publication and %d at the close',
    (atPublication, atClose, rateBp) => {
      expect(quoteCommission(1_000, { atPublication, atClose }).rateBp).toBe(rateBp)
    },
  )

  it('adds up to the amount and equals what its own rate charges', () => {
    const score = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), score, score, (amount, atPublication, atClose) => {
        const quote = quoteCommission(amount, { atPublication, atClose })
        expect(quote.commissionCents + quote.netCents).toBe(amount)
        expect(chargeAtRate(amount, quote.rateBp)).toEqual(quote)
      }),
      PROPERTY_RUNS,
    )
  })
})
