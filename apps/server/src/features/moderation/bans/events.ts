import { defineEvent } from '../../../platform/events.ts'

/** An administrator lifted a ban, without an appeal. */
export interface BanLifted {
  readonly userId: number
}

export interface AppealAnswered {
  readonly userId: number
  /** Whether the ban ended with it. */
  readonly lifted: boolean
  /** What the administrator says to the person. */
  readonly note: string
}

export const banLifted = defineEvent<BanLifted>('ban.lifted')
export const appealAnswered = defineEvent<AppealAnswered>('appeal.answered')
