import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPERTY_RUNS } from '../../test/property-runs.ts'
import { bidderAlias } from './alias.ts'
import { FIRST_PREVIOUS_HASH, type LedgerRow, ledgerRowText } from './ledger-row.ts'
import { readStanding } from './read-standing.ts'
import { NO_BIDS } from './standing.ts'
import { verifyLedger } from './verify-ledger.ts'

const sha256hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

const FIRST: LedgerRow = {
  auctionId: 50,
  row: 1,
  amountCents: 150_000,
  at: 1_800_000_000_123,
  alias: 'Ñandú 27',
  automatic: false,
  kind: 'bid',
}

function chain(rows: readonly LedgerRow[]) {
  let previous = FIRST_PREVIOUS_HASH
  return rows.map((row) => {
    previous = sha256hex(ledgerRowText(previous, row))
    return { ...row, hash: previous }
  })
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index): LedgerRow => ({ ...FIRST, row: index + 1, at: FIRST.at + index }))

describe('the ledger', () => {
  it('writes a row as one fixed text, which may never change', () => {
    const text = `["${'0'.repeat(64)}",50,1,150000,1800000000123,"Ñandú 27",false,"bid"]`
    expect(ledgerRowText(FIRST_PREVIOUS_HASH, FIRST)).toBe(text)
    expect(sha256hex(text)).toBe(chain([FIRST])[0]?.hash)
  })

  it('gives different texts to different rows, whatever the alias contains', () => {
    const rows = fc.record({
      auctionId: fc.integer({ min: 1, max: 3 }),
      row: fc.integer({ min: 1, max: 3 }),
      amountCents: fc.integer({ min: 0, max: 99 }),
      at: fc.integer({ min: 0, max: 99 }),
      alias: fc.oneof(fc.string(), fc.constantFrom('a",true', 'a', '",1,"')),
      automatic: fc.boolean(),
      kind: fc.constantFrom<LedgerRow['kind']>('bid', 'withdrawn', 'voided'),
    })
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        const same = JSON.stringify(Object.entries(one)) === JSON.stringify(Object.entries(other))
        expect(ledgerRowText('h', one) === ledgerRowText('h', other)).toBe(same)
      }),
      PROPERTY_RUNS,
    )
  })

  it('is verified whole, and empty', () => {
    const rows = chain(rowsOf(5))
    expect(verifyLedger(rows, sha256hex)).toEqual({ ok: true, lastHash: rows[4]?.hash })
    expect(verifyLedger([], sha256hex)).toEqual({ ok: true, lastHash: FIRST_PREVIOUS_HASH })
  })

  it.each([
    ['auctionId', 51],
    ['amountCents', 150_001],
    ['at', 1],
    ['alias', 'Tero 27'],
    ['automatic', true],
    ['kind', 'voided'],
    ['hash', FIRST_PREVIOUS_HASH],
  ])('shows where the %s of a row was changed', (key, value) => {
    const rows = chain(rowsOf(5)).map((row) => (row.row === 3 ? { ...row, [key]: value } : row))
    expect(verifyLedger(rows, sha256hex)).toEqual({ ok: false, refusal: 'hash_wrong', row: 3 })
  })

  it('shows where a row is missing, doubled or out of order', () => {
    const [one, two, three] = chain(rowsOf(3))
    if (one === undefined || two === undefined || three === undefined) throw new Error('Three rows were made')
    expect(verifyLedger([one, three], sha256hex)).toMatchObject({ refusal: 'row_missing', row: 2 })
    expect(verifyLedger([one, one], sha256hex)).toMatchObject({ refusal: 'row_missing', row: 2 })
    expect(verifyLedger([two, one], sha256hex)).toMatchObject({ refusal: 'row_missing', row: 1 })
  })

  it('shows a row that was taken out and the rest renumbered', () => {
    const [one, , three] = chain(rowsOf(3))
    if (one === undefined || three === undefined) throw new Error('Three rows were made')
    expect(verifyLedger([one, { ...three, row: 2 }], sha256hex)).toMatchObject({
      refusal: 'hash_wrong',
      row: 2,
    })
  })
})

describe('bidderAlias', () => {
  it('is a bird and a number', () => {
    expect(bidderAlias(0, 0)).toBe('Zorzal 10')
    expect(bidderAlias(3, 123_456_789)).toMatch(/^\p{Lu}\p{Ll}+ \d{2}$/u)
  })

  it('is unique within an auction, also beyond the pool', () => {
    for (const seed of [0, 1, 3_599, 3_600, 123_456_789, 2 ** 32 - 1]) {
      const names = Array.from({ length: 8_000 }, (_, ordinal) => bidderAlias(ordinal, seed))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('is dealt anew in another auction', () => {
    const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
    let alike = 0
    fc.assert(
      fc.property(seed, seed, fc.integer({ min: 0, max: 200 }), (one, other, ordinal) => {
        if (one !== other && bidderAlias(ordinal, one) === bidderAlias(ordinal, other)) alike += 1
      }),
      { ...PROPERTY_RUNS, seed: 11 },
    )
    expect(alike / PROPERTY_RUNS.numRuns).toBeLessThan(0.05)
  })
})

describe('readStanding', () => {
  const columns = { priceCents: 1, leaderId: 2, leaderMaximumCents: 3, leaderSetAt: 4, bidsCount: 5 }

  it('reads columns that are all set as they are', () => {
    expect(readStanding(columns)).toEqual(columns)
  })

  it('reads columns without a leader as no bids', () => {
    const empty = {
      priceCents: null,
      leaderId: null,
      leaderMaximumCents: null,
      leaderSetAt: null,
      bidsCount: 0,
    }
    expect(readStanding(empty)).toEqual(NO_BIDS)
    expect(readStanding({ ...columns, leaderId: null })).toEqual(NO_BIDS)
  })
})
