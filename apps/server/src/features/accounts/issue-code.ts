import { createHash, randomInt } from 'node:crypto'
import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { defineJob } from '../../platform/job-kind.ts'
import type { AccountsContext } from './accounts-context.ts'
import { putCode } from './verification-codes.store.ts'

export const CODE_LIVES_MS = 10 * 60_000

export type CodeUse = 'verification' | 'password'

/** The mail with a code, once per code; sent by a job after the commit. */
export interface CodeMail {
  readonly userId: number
  readonly code: string
  /** ISO; an older code is not sent any more. */
  readonly expiresAt: string
  /** What it is for; an e-mail's verification when not given. */
  readonly use?: CodeUse
}

export const codeMail = defineJob<CodeMail>('accounts.code-mail', 'slow')

/** How a code is kept: with the person's number, so that equal codes look different. */
export function hashCode(userId: number, code: string): Buffer {
  return createHash('sha256').update(`${userId} ${code}`).digest()
}

/** Makes a new 6-digit code for the person, in place of the one before, and has it mailed. */
export async function issueCode(
  { jobs }: AccountsContext,
  tx: Tx,
  userId: number,
  use: CodeUse = 'verification',
): Promise<Date> {
  const code = randomInt(1_000_000).toString().padStart(6, '0')
  const sentAt = await dbNow(tx)
  const expiresAt = new Date(sentAt.getTime() + CODE_LIVES_MS)
  await putCode(tx, { userId, codeHash: hashCode(userId, code), sentAt, expiresAt })
  await jobs.add(tx, codeMail, { userId, code, expiresAt: expiresAt.toISOString(), use })
  return sentAt
}
