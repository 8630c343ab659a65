import type { Lane } from './job-lanes.ts'

export interface JobContext {
  /** The same in every attempt: the key of idempotent work. */
  readonly id: string
  /** 1 for the first. */
  readonly attempt: number
  /** Aborted when the lane's time limit is over: another worker may have taken the job by then. */
  readonly signal: AbortSignal
}

/** A job as its handler gets it. */
export interface TakenJob<T extends object> extends JobContext {
  readonly data: T
}

/** What does a kind of job, for as many as were taken together: one, but in the crowd. */
export type JobHandler = (jobs: readonly TakenJob<never>[]) => Promise<void>

export interface JobKind<T extends object> {
  readonly name: string
  readonly lane: Lane
  /** Only for the compiler. */
  readonly data?: T
}

/** Declares a kind of job. Lanes `quick` and `crowd` have 5 seconds for an attempt, `slow` 2 minutes. */
export function defineJob<T extends object>(name: string, lane: Lane = 'quick'): JobKind<T> {
  return { name, lane }
}
