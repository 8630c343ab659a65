import { describe, expect, it } from 'vitest'
import {
  A,
  B,
  bid,
  C,
  HOUR_MS,
  historyOf,
  makeAuction,
  openTable,
  START_AT,
  type Table,
} from '../../test/bidding-kit.ts'
import { decideStepBack, stepBackUntil } from './decide-step-back.ts'
import { decideVoiding } from './decide-voiding.ts'
import { type LiveRow, rebuildHistory } from './rebuild-history.ts'
import { NO_BIDS } from './standing.ts'

const NOW = START_AT + HOUR_MS

/** A 300, B 500, C 200 refused meanwhile, A 400: B leads at 410. */
function table(): Table {
  const made = openTable()
  bid(made, A, 300)
  bid(made, B, 500)
  bid(made, A, 400)
  return made
}

function voidAll(made: Table, personId: number, now = NOW) {
  return decideVoiding({ ...made, personId, now })
}

describe('decideVoiding', () => {
  it('takes out the leader and lets the next lead at the price of a replay', () => {
    const decided = voidAll(table(), B)
    expect(decided).toMatchObject({
      ok: true,
      standing: { leaderId: A, priceCents: 10_000, leaderMaximumCents: 40_000, bidsCount: 1 },
      cancelledRows: [1, 2, 3, 4, 5],
      publicChange: true,
      leaderChanged: true,
      leadsAgainId: A,
    })
    expect(decided.ok && historyOf(decided.rows)).toEqual(['A 100'])
  })

  it('takes out who does not lead without changing who does', () => {
    const decided = voidAll(table(), A)
    expect(decided).toMatchObject({
      ok: true,
      standing: { leaderId: B, priceCents: 10_000, leaderMaximumCents: 50_000 },
      leaderChanged: false,
      leadsAgainId: null,
    })
  })

  it('leaves an auction without bids when the only bidder goes', () => {
    const made = openTable()
    bid(made, A, 300)
    expect(voidAll(made, A)).toEqual({
      ok: true,
      standing: NO_BIDS,
      cancelledRows: [1],
      rows: [],
      publicChange: true,
      leaderChanged: true,
      leadsAgainId: null,
    })
  })

  it('refuses when there is nothing to void, and outside the auction’s time', () => {
    const made = table()
    expect(voidAll(made, C)).toEqual({ ok: false, refusal: 'no_bids' })
    expect(voidAll(made, B, made.auction.endAt)).toEqual({ ok: false, refusal: 'finished' })
    made.auction = { ...made.auction, cancelled: true }
    expect(voidAll(made, B)).toEqual({ ok: false, refusal: 'not_active' })
  })
})

describe('decideStepBack', () => {
  function stepBack(ledAgainAt: number | null, now: number, personId: number = B) {
    return decideStepBack({ ...table(), personId, ledAgainAt, now })
  }

  it('takes the person out as if the bids had never been', () => {
    expect(stepBack(NOW, NOW + 1)).toMatchObject({
      ok: true,
      standing: { leaderId: A, bidsCount: 1 },
      leadsAgainId: A,
    })
  })

  it('is for who leads, and leads by somebody else’s bids being taken back', () => {
    expect(stepBack(NOW, NOW, A)).toEqual({ ok: false, refusal: 'not_leading' })
    expect(stepBack(null, NOW)).toEqual({ ok: false, refusal: 'step_back_not_offered' })
  })

  it.each([
    [2 * HOUR_MS - 1, true],
    [2 * HOUR_MS, true],
    [2 * HOUR_MS + 1, 'step_back_over'],
  ])('is open for two hours: after %d ms %s', (after, verdict) => {
    const decided = stepBack(NOW, NOW + after)
    expect(decided.ok || decided.refusal).toBe(verdict)
  })

  it.each([
    [600_001, true],
    [600_000, true],
    [599_999, 'step_back_over'],
    [0, 'finished'],
  ])('is open until ten minutes before the end: with %d ms left %s', (left, verdict) => {
    const endAt = makeAuction().endAt
    const decided = stepBack(endAt - HOUR_MS, endAt - left)
    expect(decided.ok || decided.refusal).toBe(verdict)
  })

  it('says until when, whichever comes first', () => {
    expect(stepBackUntil(NOW, NOW + 10 * HOUR_MS)).toBe(NOW + 2 * HOUR_MS)
    expect(stepBackUntil(NOW, NOW + HOUR_MS)).toBe(NOW + HOUR_MS - 600_000)
  })
})

describe('rebuildHistory', () => {
  const shown = (bidderId: number, amountCents: number, changes: Partial<LiveRow> = {}) => ({
    bidderId,
    amountCents,
    automatic: false,
    at: NOW,
    ...changes,
  })
  const live = (...rows: ReturnType<typeof shown>[]) => rows.map((it, index) => ({ ...it, row: 11 + index }))

  it('adds nothing when strangers see no difference', () => {
    expect(rebuildHistory(live(shown(A, 100)), [shown(A, 100)])).toEqual({
      cancelledRows: [],
      rows: [],
      publicChange: false,
    })
    expect(rebuildHistory([], [])).toMatchObject({ publicChange: false })
  })

  it('only appends when everything shown still stands', () => {
    expect(rebuildHistory(live(shown(A, 100)), [shown(A, 100), shown(B, 110)])).toEqual({
      cancelledRows: [],
      rows: [shown(B, 110)],
      publicChange: true,
    })
  })

  it('takes back from the first difference on', () => {
    const rebuilt = rebuildHistory(live(shown(A, 100), shown(B, 110), shown(A, 120)), [
      shown(A, 100),
      shown(A, 120),
      shown(C, 130),
    ])
    expect(rebuilt.cancelledRows).toEqual([12, 13])
    expect(historyOf(rebuilt.rows)).toEqual(['A 1.2', 'C 1.3'])
  })

  it('writes the last row anew even when only the end is gone, so that the leader and the price come last', () => {
    const rebuilt = rebuildHistory(live(shown(A, 100), shown(C, 110), shown(B, 120)), [
      shown(A, 100),
      shown(C, 110),
    ])
    expect(rebuilt).toEqual({ cancelledRows: [12, 13], rows: [shown(C, 110)], publicChange: true })
  })

  it.each([
    ['bidder', { bidderId: B }],
    ['amount', { amountCents: 101 }],
    ['automatic', { automatic: true }],
    ['time', { at: NOW + 1 }],
  ])('sees a difference in the %s alone', (_, change) => {
    const rebuilt = rebuildHistory(live(shown(A, 100)), [shown(A, 100, change)])
    expect(rebuilt).toMatchObject({ cancelledRows: [11], publicChange: true })
  })
})
