import type { CorrectionRefused } from '@martillo/domain/bidding/decide-correction'
import type { StepBackRefused } from '@martillo/domain/bidding/decide-step-back'
import type { AuctionRefused } from '@martillo/domain/bidding/judge-auction'
import { toWireAmount } from '@martillo/domain/money/wire-amount'
import { Failure, failure, refused } from '../../../platform/http/failure.ts'

type Refused = CorrectionRefused | StepBackRefused | AuctionRefused | { ok: false; refusal: 'no_bids' }

/** The reply to what the rules refuse: 422 with its code and what the code needs to be told. */
export function refuseBid(refusal: Refused): Failure {
  if ('minimumCents' in refusal) {
    return refused(refusal.refusal, { minimum: toWireAmount(refusal.minimumCents) })
  }
  if ('retryAt' in refusal) {
    return refused(refusal.refusal, { retry_at: new Date(refusal.retryAt).toISOString() })
  }
  return refused(refusal.refusal)
}

/** A ban of a moment ago: the next call no longer has a session and is told why and until when. */
export function bidderBanned(): Failure {
  return failure(403, 'banned', 'Tu cuenta está suspendida: no podés pujar.')
}

/** The UUID stands for another bid of the same person. */
export function bidReused(): Failure {
  return failure(409, 'bid_reused', 'Esa puja ya se usó con otro monto o en otra subasta.')
}

/** More bids wait than can be judged soon. */
export function tooBusy(): Failure {
  return new Failure(503, 'busy', 'Hay mucha actividad en esta subasta. Probá de nuevo.', {}, 1)
}
