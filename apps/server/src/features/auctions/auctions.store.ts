import { type AnyTx, executorOf } from '../../platform/sql-executor.ts'

/**
 * Locks an auction until the end of the transaction; who only refers to its row is not held up. False when it is
 * not there or, with `skipLocked`, somebody else holds it. Read it afterwards, not before.
 */
export async function lockAuction(
  tx: AnyTx,
  id: number,
  { skipLocked = false }: { readonly skipLocked?: boolean } = {},
): Promise<boolean> {
  const text = `select id from auctions where id = $1 for no key update${skipLocked ? ' skip locked' : ''}`
  const { rows } = await executorOf(tx).executeSql(text, [id])
  return rows.length > 0
}

/** Moves the one effective end of an auction that the caller has locked. */
export async function moveEnd(tx: AnyTx, id: number, endAt: Date): Promise<void> {
  await executorOf(tx).executeSql('update auctions set end_at = $2 where id = $1', [id, endAt])
}

/** Settles an auction that the caller has locked; one that was settled before stays as it is. */
export async function finishAuction(
  tx: AnyTx,
  id: number,
  outcome: 'sold' | 'unsold' | 'cancelled',
): Promise<void> {
  await executorOf(tx).executeSql(
    `update auctions set status = 'finished', outcome = $2 where id = $1 and status = 'active'`,
    [id, outcome],
  )
}
