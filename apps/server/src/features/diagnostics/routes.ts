import { reportError } from '@martillo/contract/diagnostics'
import { bind } from '../../platform/http/bind.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RateRule } from '../../platform/http/rate-limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeTurns } from '../../platform/turns.ts'
import { accountDeleted } from '../accounts/public.ts'
import { diagnosticsDeletionPlan } from './deletion-plan.ts'
import { onAccountDeleted } from './on-account-deleted.ts'
import { readReport } from './read-report.ts'
import { dropOldErrors, recordError } from './record-error.ts'

const TEN_MINUTES_MS = 600_000
const HOUR_MS = 3_600_000
/** A phone company puts thousands behind one address; what is not counted of a real fault is no loss. */
const BY_NETWORK: RateRule = { max: 60, perMs: TEN_MINUTES_MS, by: 'network' }
const BY_PERSON: RateRule = { max: 20, perMs: TEN_MINUTES_MS, by: 'person' }

/** How many reports may wait to be written; what comes on top is only counted. */
const WAITING = 20

/** Takes error reports, one at a time: when all screens break at once, bids must not wait for a connection. */
export function registerDiagnostics({ app, db, events, hooks, metrics, sweeps }: Platform): void {
  const received = metrics.counter('martillo_screen_errors_total', 'Errors that screens reported')
  const leftOut = metrics.counter(
    'martillo_screen_errors_left_out_total',
    'Reported errors that were not kept because too many came at once',
  )
  const turns = makeTurns({ atOnce: 1, waiting: WAITING, sentence: 'Están llegando demasiados avisos.' })

  bind(
    app,
    reportError,
    async ({ body, session }) => {
      const report = readReport(body)
      received.inc()
      try {
        await turns.take(() => recordError(db, report, session?.userId ?? null))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        leftOut.inc()
      }
      return { ok: true as const }
    },
    { rate: [BY_NETWORK, BY_PERSON] },
  )
  hooks.deletionPlans.push(diagnosticsDeletionPlan)
  events.subscribe(accountDeleted, 'diagnostics.on-account-deleted', (news) => onAccountDeleted(db, news))
  sweeps.add({ name: 'diagnostics.old', everyMs: HOUR_MS }, () => dropOldErrors(db))
}
