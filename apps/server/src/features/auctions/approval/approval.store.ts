import {
  APPROVAL_RULES,
  type ApprovalRule,
  type ApprovalSeller,
  approvalAtPublication,
  mustWait,
} from '@martillo/domain/auctions/approval-rule'
import type { Approval } from '@martillo/domain/auctions/auction-state'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database.ts'

/** Whose publications wait for an administrator, as set. */
async function getApprovalRule(db: Db | Tx): Promise<ApprovalRule> {
  const { approval } = await db.selectFrom('auction_settings').select('approval').executeTakeFirstOrThrow()
  const rule = APPROVAL_RULES.find((known) => known === approval)
  if (!rule) throw new Error(`This program knows no approval rule "${approval}"`)
  return rule
}

/** What decides whether a seller waits; deleted publications count, they were approved once. */
async function getApprovalSeller(db: Db | Tx, sellerId: number): Promise<ApprovalSeller> {
  const query = sql<ApprovalSeller>`
    select u.role = 'admin' as administrator, u.demo as demonstration,
      (select count(*) from (
        select from auctions a where a.seller_id = u.id and a.approval = 'approved' limit 3) as counted) as approved
    from users u where u.id = ${sellerId}`
  const [seller] = (await query.execute(db)).rows
  if (!seller) throw new Error(`There is no seller ${sellerId}`)
  return seller
}

/** How a seller's new publication begins. The caller holds the seller's row. */
export async function approvalOfNew(tx: Tx, sellerId: number): Promise<Approval> {
  return approvalAtPublication(await getApprovalRule(tx), await getApprovalSeller(tx, sellerId))
}

/** Whether what the seller changes now is looked at by an administrator. */
export async function waitsForApproval(tx: Db | Tx, sellerId: number): Promise<boolean> {
  return mustWait(await getApprovalRule(tx), await getApprovalSeller(tx, sellerId))
}

/** An auction as whoever decides on it finds it; nothing when it is not there or deleted. Lock it before. */
export function getAuctionToDecide(tx: Tx, id: number) {
  return tx
    .selectFrom('auctions')
    .select(['title', 'seller_id', 'approval', 'start_at', 'end_at', 'waiting_since', 'cancelled_at'])
    .select(['republished_from', 'is_private'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

interface Approved {
  readonly startAt: number
  readonly endAt: number
  /** Since when everybody may see it, for what nobody could before. */
  readonly publishedAt: Date | undefined
}

export async function approve(tx: Tx, id: number, approved: Approved): Promise<void> {
  const end = new Date(approved.endAt)
  await tx
    .updateTable('auctions')
    .set({
      approval: 'approved',
      reject_reason: null,
      waiting_since: null,
      start_at: new Date(approved.startAt),
      end_at: end,
      original_end_at: end,
      ...(approved.publishedAt && { published_at: approved.publishedAt, sent_at: sql<Date>`published_at` }),
    })
    .where('id', '=', id)
    .execute()
}

export async function reject(tx: Tx, id: number, reason: string): Promise<void> {
  await tx
    .updateTable('auctions')
    .set({ approval: 'rejected', reject_reason: reason })
    .where('id', '=', id)
    .execute()
}
