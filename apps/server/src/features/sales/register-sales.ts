import { randomUUID } from 'node:crypto'
import type { Platform } from '../../platform/platform.ts'
import { beat } from './beat.ts'
import { salesDeletionPlan } from './deletion-plan.ts'
import { dropOldHeartbeats } from './outage.store.ts'
import type { SalesContext } from './sales-context.ts'
import { makeSettlementSweep } from './settle-due-auctions.ts'
import { settlementLagMs } from './settlement.store.ts'

const BEAT_EVERY_MS = 500
const SETTLE_EVERY_MS = 1_000
const HOUR_MS = 3_600_000

/** The settlement sweep of workers, and the heartbeat of every process that takes bids. */
export function registerSales({ db, log, events, live, clock, config, hooks, sweeps }: Platform): void {
  const context: SalesContext = { db, log, events, live, clock }
  hooks.deletionPlans.push(salesDeletionPlan)
  hooks.settlementLagMs = () => settlementLagMs(db)

  if (config.role !== 'worker') {
    const process = randomUUID()
    // The last beat of a stop in good order covers what ends until then.
    const beats = { name: 'sales.heartbeat', everyMs: BEAT_EVERY_MS, runsIn: 'all' } as const
    sweeps.add({ ...beats, atStop: () => beat(context, process) }, () => beat(context, process))
  }
  sweeps.add({ name: 'sales.settlement', everyMs: SETTLE_EVERY_MS }, makeSettlementSweep(context))
  sweeps.add({ name: 'sales.heartbeats', everyMs: HOUR_MS }, () => dropOldHeartbeats(db))
}
