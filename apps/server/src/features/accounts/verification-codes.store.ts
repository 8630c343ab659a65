import type { Tx } from '../../platform/database.ts'

export interface NewCode {
  readonly userId: number
  readonly codeHash: Buffer
  readonly sentAt: Date
  readonly expiresAt: Date
}

/** The person's one code: a new one replaces the one before. */
export async function putCode(tx: Tx, code: NewCode): Promise<void> {
  const row = { code_hash: code.codeHash, sent_at: code.sentAt, expires_at: code.expiresAt, tries: 0 }
  await tx
    .insertInto('verification_codes')
    .values({ user_id: code.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

export async function getCode(tx: Tx, userId: number) {
  return tx.selectFrom('verification_codes').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function addTry(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('verification_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteCode(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('verification_codes').where('user_id', '=', userId).execute()
}
