import { createHash } from 'node:crypto'
import { type RevocationForm, revocationSentences } from '@martillo/contract/moderation'
import type { z } from 'zod'
import type { Tx } from '../../platform/database.ts'
import { takeAttempt } from '../../platform/guarded-attempts.ts'
import { failure } from '../../platform/http/failure.ts'
import { defineJob } from '../../platform/job-kind.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { drawCode } from './draw-code.ts'
import type { ModerationContext } from './moderation-context.ts'
import {
  getAccountEmail,
  getRevocationByRequest,
  insertRevocation,
  lockRequest,
  type NewRevocation,
  type RevocationRow,
} from './revocations.store.ts'

/** One of the mails of a request; the addresses and the answer stay in the table. */
export interface RevocationMail {
  readonly revocationId: number
  readonly to: 'person' | 'operator' | 'answered'
}

export const revocationMail = defineJob<RevocationMail>('moderation.revocation-mail', 'slow')

export interface RevocationInput {
  readonly form: z.output<typeof RevocationForm>
  /** Whoever is logged in, if anybody. */
  readonly personId: number | undefined
  readonly network: string
}

const CODES_DRAWN_AT_MOST = 5

async function addressOf(tx: Tx, { form, personId }: RevocationInput): Promise<string> {
  const email = form.email ?? (personId === undefined ? undefined : await getAccountEmail(tx, personId))
  if (email !== undefined) return email
  const sentence = revocationSentences.email_missing
  throw failure(400, 'email_missing', sentence, { details: { email: sentence } })
}

function isSame(row: RevocationRow, asked: Omit<NewRevocation, 'code'>): boolean {
  return (
    row.kind === asked.kind &&
    row.person_id === asked.personId &&
    row.name === asked.name &&
    row.email === asked.email &&
    row.phone === asked.phone &&
    row.subject === asked.subject &&
    row.message === asked.message
  )
}

async function record(tx: Tx, asked: Omit<NewRevocation, 'code'>): Promise<RevocationRow> {
  for (let drawn = 0; drawn < CODES_DRAWN_AT_MOST; drawn += 1) {
    const row = await insertRevocation(tx, { ...asked, code: drawCode() })
    if (row) return row
  }
  throw new Error('no free code could be drawn')
}

/**
 * Takes a request to revoke a purchase or to end a service, and gives its code at once. It is to be answered
 * within 24 hours. Sent again with the same id it answers the same code and counts for no limit.
 */
export async function requestRevocation(
  { db, jobs, limits }: ModerationContext,
  input: RevocationInput,
): Promise<{ row: RevocationRow; repeated: boolean }> {
  const { form, personId, network } = input
  return inTransaction(db, async (tx) => {
    await lockRequest(tx, form.request_id)
    const { kind, name, phone, subject, message } = form
    const email = await addressOf(tx, input)
    const asked = {
      requestId: form.request_id,
      kind,
      personId: personId ?? null,
      name,
      email,
      phone,
      subject,
      message,
    }
    const earlier = await getRevocationByRequest(tx, form.request_id)
    if (earlier && isSame(earlier, asked)) return { row: earlier, repeated: true }
    if (earlier)
      throw failure(409, 'request_reused', 'Ese pedido ya se envió con otros datos. Recargá la página.')
    const mailbox = createHash('sha256').update(email.toLowerCase()).digest('base64url')
    await takeAttempt(tx, limits.byNetwork, network)
    await takeAttempt(tx, limits.byEmail, mailbox)
    const row = await record(tx, asked)
    await jobs.add(tx, revocationMail, [
      { revocationId: row.id, to: 'person' },
      { revocationId: row.id, to: 'operator' },
    ])
    return { row, repeated: false }
  })
}
