import { randomUUID } from 'node:crypto'
import { defineJob, type JobKind } from './job-kind.ts'
import type { Lane } from './job-lanes.ts'
import type { Jobs } from './jobs.ts'
import type { AnyTx } from './sql-executor.ts'

/** A kind of news, declared by the slice that tells it: `export const bidPlaced = defineEvent<BidPlaced>('bid.placed')`. */
export interface EventKind<P extends object> {
  readonly name: string
  /** Only for the compiler. */
  readonly payload?: P
}

export interface EventContext {
  /** The same for all who hear it and in every attempt: with it handlers are idempotent. */
  readonly eventId: string
  readonly attempt: number
  readonly signal: AbortSignal
}

export type EventHandler<P extends object> = (payload: P, context: EventContext) => Promise<void>

export interface Events {
  /** Names who hears an event, as `slice.handler`; before the jobs start. */
  subscribe<P extends object>(event: EventKind<P>, name: string, handler: EventHandler<P>, lane?: Lane): void
  /** Writes one job for each who hears it, in the transaction of the caller: both are kept or none. */
  emit<P extends object>(tx: AnyTx, event: EventKind<P>, payload: P | readonly P[]): Promise<void>
}

interface Envelope {
  eventId: string
  payload: object
}

export function defineEvent<P extends object>(name: string): EventKind<P> {
  return { name }
}

export function makeEvents(jobs: Jobs): Events {
  const heardBy = new Map<string, JobKind<Envelope>[]>()
  return {
    subscribe(event, name, handler, lane = 'quick') {
      const kind = defineJob<Envelope>(`${event.name} → ${name}`, lane)
      jobs.handle(kind, ({ eventId, payload }, { attempt, signal }) =>
        handler(payload as Parameters<typeof handler>[0], { eventId, attempt, signal }),
      )
      heardBy.set(event.name, [...(heardBy.get(event.name) ?? []), kind])
    },
    emit(tx, event, payload) {
      const kinds = heardBy.get(event.name) ?? []
      const envelopes = [payload].flat().map((one) => ({ eventId: randomUUID(), payload: one as object }))
      return jobs.addAll(
        tx,
        envelopes.flatMap((data) => kinds.map((kind) => ({ kind: kind as JobKind<object>, data }))),
      )
    },
  }
}
