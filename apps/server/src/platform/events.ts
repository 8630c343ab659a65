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

/** An event among others of its kind. */
export interface HeardEvent<P extends object> {
  readonly payload: P
  readonly eventId: string
}

export interface Events {
  /** Names who hears an event, as `slice.handler`; before the jobs start. */
  subscribe<P extends object>(event: EventKind<P>, name: string, handler: EventHandler<P>, lane?: Lane): void
  /** For events that come by the dozen a second: all that happened meanwhile are handed over together. */
  subscribeToMany<P extends object>(
    event: EventKind<P>,
    name: string,
    handler: (events: readonly HeardEvent<P>[]) => Promise<void>,
  ): void
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
  function listener(event: EventKind<object>, name: string, lane: Lane): JobKind<Envelope> {
    const kind = defineJob<Envelope>(`${event.name} → ${name}`, lane)
    heardBy.set(event.name, [...(heardBy.get(event.name) ?? []), kind])
    return kind
  }

  return {
    subscribe(event, name, handler, lane = 'quick') {
      const kind = listener(event, name, lane)
      jobs.handle(kind, ({ eventId, payload }, { attempt, signal }) =>
        handler(payload as Parameters<typeof handler>[0], { eventId, attempt, signal }),
      )
    },
    subscribeToMany(event, name, handler) {
      jobs.handleMany(listener(event, name, 'crowd'), (taken) =>
        handler(taken.map(({ data }) => data) as unknown as Parameters<typeof handler>[0]),
      )
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
