import { failure, notFound } from '../../platform/http/failure.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { writeAudit } from '../../platform/write-audit.ts'
import type { ModerationContext } from './moderation-context.ts'
import { revocationMail } from './request-revocation.ts'
import { answerRevocationRow, getRevocation } from './revocations.store.ts'

export interface RevocationAnswer {
  readonly revocationId: number
  /** Mailed to the person as it is. */
  readonly answer: string
  readonly administratorId: number
}

/** Answers a request once; the answer goes out by mail. 404, or 409 when it was answered before. */
export async function answerRevocation(
  { db, jobs }: Pick<ModerationContext, 'db' | 'jobs'>,
  { revocationId, answer, administratorId }: RevocationAnswer,
): Promise<void> {
  if (!(await getRevocation(db, revocationId))) throw notFound('No encontramos ese pedido.')
  await inTransaction(db, async (tx) => {
    if (!(await answerRevocationRow(tx, revocationId, { answer, answeredBy: administratorId }))) {
      throw failure(409, 'revocation_answered', 'Ese pedido ya fue respondido.')
    }
    await jobs.add(tx, revocationMail, { revocationId, to: 'answered' })
    await writeAudit(tx, {
      actorId: administratorId,
      action: 'moderation.answer-revocation',
      subject: `revocation ${revocationId}`,
      before: { state: 'open' },
      after: { state: 'answered', answer },
    })
  })
}
