import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'

type Rows = Record<string, unknown>[]

/**
 * What the tables hold of a person, by the name of the section in the file. Amounts are pesos. Hashes of passwords,
 * tokens and codes stay out, and what others wrote or are.
 */
export const SECTIONS = {
  sesiones: (id: number) => sql`
    select s.platform, s.user_agent, s.created_at, s.seen_at, s.expires_at, p.created_at as push_since
    from sessions s left join push_tokens p on p.session_id = s.id where s.user_id = ${id} order by s.created_at`,
  ingresos: (id: number) => sql`
    select issuer, subject, linked_at from social_identities where user_id = ${id} order by linked_at`,
  dispositivos: (id: number) => sql`select seen_at from known_devices where user_id = ${id} order by seen_at`,
  reputacion: (id: number) => sql`
    select at, kind, subject, points, moved, score_after from reputation_events where user_id = ${id} order by id`,
  bloqueos: (id: number) => sql`
    select u.username, b.at from blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${id} order by b.at`,
  identidad: (id: number) => sql`
    select state, sent_at, decided_at, reason from identity_requests where user_id = ${id} order by id`,
  imagenes: (id: number) => sql`
    select 'images/' || key as path, purpose, width, height, bytes, created_at from images where owner_id = ${id}
    order by created_at`,
  subastas: (id: number) => sql`
    select a.id, a.title, a.description, a.condition, c.name as category, s.name as subcategory, a.warranty,
      a.delivery_options, a.province, a.city, (a.base_price_cents / 100.0)::float8 as base_price,
      (a.increment_cents / 100.0)::float8 as min_increment, a.start_at, a.end_at, a.published_at, a.status,
      a.approval, a.reject_reason, a.photos
    from auctions a
    join subcategories s on s.id = a.subcategory_id
    join categories c on c.id = s.category_id
    where a.seller_id = ${id} order by a.id`,
  aclaraciones: (id: number) => sql`
    select k.auction_id, a.title, k.text, k.at from clarifications k join auctions a on a.id = k.auction_id
    where a.seller_id = ${id} order by k.id`,
  borradores: (id: number) => sql`
    select d.texts, d.saved_at, array(
      select 'images/' || p.key from draft_photos p where p.owner_id = d.owner_id and p.draft_id = d.id
      order by p.position) as photos
    from drafts d where d.owner_id = ${id} and d.published_as is null order by d.saved_at`,
  pujas: (id: number) => sql`
    select b.auction_id, a.title, (b.amount_cents / 100.0)::float8 as amount, b.outcome, b.placed_at,
      b.withdrawn_at, b.voided_at
    from accepted_bids b join auctions a on a.id = b.auction_id where b.person_id = ${id} order by b.position`,
  subastas_privadas: (id: number) => sql`
    select g.auction_id, a.title, g.entered_at from auction_guests g join auctions a on a.id = g.auction_id
    where g.person_id = ${id} order by g.entered_at`,
  ventas: (id: number) => sql`
    select s.id, s.auction_id, a.title, case when s.seller_id = ${id} then 'vendedor' else 'comprador' end as role,
      (s.price_cents / 100.0)::float8 as price,
      case when s.seller_id = ${id} then (s.commission_cents / 100.0)::float8 end as commission, s.state
    from sales s join auctions a on a.id = s.auction_id
    where s.seller_id = ${id} or s.buyer_id = ${id} order by s.id`,
  avisos: (id: number) => sql`
    select at, kind, message, link, read_at from notifications where person_id = ${id} and hidden_at is null
    order by id`,
  fallas: (id: number) => sql`
    select at, message, path, browser, device from error_reports where user_id = ${id} order by at`,
  suspensiones: (id: number) => sql`
    select b.at, b.reason, b.until, b.lifted_at, a.text as appeal, a.sent_at as appeal_sent_at, a.note as answer,
      a.answered_at
    from bans b left join appeals a on a.ban_id = b.id where b.person_id = ${id} order by b.id`,
  pedidos: (id: number) => sql`
    select code, kind, name, email, phone, subject, message, state, received_at, answer, answered_at
    from revocations where person_id = ${id} order by id`,
}

/** Tables with people in them that give nothing to the file, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  verification_codes: 'A secret.',
  password_resets: 'A secret.',
  deletion_codes: 'A secret.',
  erasures: 'Only of who is gone.',
  deleted_drafts: 'Identifiers of what is gone.',
  reputation_scores: 'The ledger adds up to it.',
  standings: 'Follows from the bids.',
  bidder_aliases: 'Follows from the bids.',
  bid_rows: 'The public side of the same bids.',
  notification_mails: 'The notices themselves are in the file.',
  notification_preferences: 'In the file as the settings show them.',
}

/** Every section of a person's data, read in one moment of the database. */
export async function findSections(db: Db, userId: number): Promise<Record<string, Rows>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const found: Record<string, Rows> = {}
      for (const [name, ask] of Object.entries(SECTIONS)) {
        const { rows } = await ask(userId).execute(tx)
        found[name] = rows as Rows
      }
      return found
    })
}
