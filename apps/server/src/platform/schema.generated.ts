// Generated from the migrations by `npm run schema -w @martillo/server`. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Has a default: may be left out when written. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>
/** An instant: a Date when read; text or a Date when written. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Parsed when read; written as the text of `JSON.stringify`. */
export type Json = ColumnType<unknown, string, string>

export interface Database {
  accepted_bids: {
    person_id: number
    bid: string
    auction_id: number
    position: GeneratedAlways<number>
    amount_cents: number
    outcome: 'leading' | 'outbid' | 'raised'
    price_cents: number
    seq: number
    end_at: Timestamp
    placed_at: Timestamp
    corrects: string | null
    withdrawn_at: Timestamp | null
    voided_at: Timestamp | null
  }
  appeals: {
    id: GeneratedAlways<number>
    ban_id: number
    text: string
    sent_at: Generated<Timestamp>
    state: Generated<'open' | 'answered'>
    note: string | null
    lifted: boolean | null
    answered_by: number | null
    answered_at: Timestamp | null
  }
  attempts: {
    kind: string
    subject: string
    at: Generated<Timestamp>
  }
  auction_guests: {
    auction_id: number
    person_id: number
    entered_at: Generated<Timestamp>
  }
  auction_settings: {
    only_row: Generated<boolean>
    approval: Generated<'first-three' | 'all' | 'none'>
  }
  auctions: {
    id: GeneratedAlways<number>
    seller_id: number
    subcategory_id: number
    title: string
    description: string
    condition: 'nuevo' | 'usado' | 'reacondicionado'
    warranty: 'sin-garantia' | 'provista-producto' | 'provista-vendedor'
    warranty_day: string | null
    base_price_cents: number
    increment_cents: number
    start_at: Timestamp
    end_at: Timestamp
    original_end_at: Timestamp
    province: string
    city: string
    delivery_options: string[]
    delivery_description: Generated<string>
    photos: string[]
    tint: Generated<string>
    approval: Generated<'approved' | 'pending' | 'rejected'>
    waiting_since: Timestamp | null
    reject_reason: string | null
    status: Generated<'active' | 'finished'>
    outcome: 'sold' | 'unsold' | 'cancelled' | null
    cancelled_at: Timestamp | null
    cancel_reason: string | null
    deleted_at: Timestamp | null
    is_private: Generated<boolean>
    featured_at: Timestamp | null
    republished_from: number | null
    republished_as: number | null
    quoted_rate_bp: number
    publication_key: string | null
    published_at: Generated<Timestamp>
    sent_at: Timestamp | null
  }
  audit_log: {
    id: GeneratedAlways<number>
    at: Generated<Timestamp>
    actor_id: number
    action: string
    subject: string
    before: Json | null
    after: Json | null
  }
  ban_keys: {
    key_hash: Buffer
    ban_id: number
    open_until: Timestamp
  }
  bans: {
    id: GeneratedAlways<number>
    person_id: number
    reason: string
    until: Timestamp | null
    at: Generated<Timestamp>
    banned_by: number
    lifted_at: Timestamp | null
    lifted_by: number | null
  }
  bid_rows: {
    auction_id: number
    row: number
    person_id: number | null
    amount_cents: number
    at: Timestamp
    alias: string
    automatic: boolean
    kind: 'bid' | 'withdrawn' | 'voided'
    cancels: number[] | null
    reason: string | null
    hash: Buffer
  }
  bidder_aliases: {
    auction_id: number
    person_id: number
    alias: string
  }
  blocks: {
    blocker_id: number
    blocked_id: number
    at: Generated<Timestamp>
  }
  categories: {
    id: GeneratedAlways<number>
    name: string
    slug: string
    icon: string
    premium: Generated<boolean>
    position: number
  }
  clarifications: {
    id: GeneratedAlways<number>
    auction_id: number
    text: string
    at: Generated<Timestamp>
  }
  deleted_drafts: {
    owner_id: number
    id: string
    at: Generated<Timestamp>
  }
  deletion_codes: {
    user_id: number
    code_hash: Buffer
    sent_at: Timestamp
    expires_at: Timestamp
    tries: Generated<number>
  }
  draft_photos: {
    owner_id: number
    draft_id: string
    id: string
    key: string
    position: number
  }
  drafts: {
    owner_id: number
    id: string
    texts: Json
    version: Generated<number>
    created_at: Generated<Timestamp>
    saved_at: Generated<Timestamp>
    published_as: number | null
  }
  erasures: {
    user_id: number
    email: string
    asked_at: Generated<Timestamp>
  }
  error_kinds: {
    fingerprint: string
    origin: 'react' | 'global' | 'promise'
    message: string
    count: Generated<number>
    first_at: Timestamp
    last_at: Timestamp
  }
  error_reports: {
    id: GeneratedAlways<number>
    fingerprint: string
    at: Timestamp
    message: string
    stack: string
    path: string
    browser: string
    device: 'Android' | 'iOS' | 'Mac' | 'Windows' | 'Linux' | 'Unknown'
    user_id: number | null
  }
  heartbeats: {
    process: string
    at: Timestamp
  }
  identity_requests: {
    id: GeneratedAlways<number>
    user_id: number
    state: Generated<'pending' | 'approved' | 'rejected'>
    front: string | null
    back: string | null
    sent_at: Generated<Timestamp>
    decided_at: Timestamp | null
    decided_by: number | null
    reason: string | null
  }
  images: {
    key: string
    owner_id: number | null
    purpose: 'auction' | 'avatar' | 'banner' | 'icon' | 'slide'
    width: number
    height: number
    bytes: number
    tint: string
    created_at: Generated<Timestamp>
  }
  known_devices: {
    user_id: number
    token_hash: Buffer
    seen_at: Generated<Timestamp>
  }
  learned_titles: {
    auction_id: number
    title: string
  }
  listings: {
    start_at: Timestamp
    end_at: Timestamp
    published_at: Timestamp
    price_cents: number
    auction_id: number
    seller_id: number
    category_id: number
    subcategory_id: number
    bids_count: number
    deliveries: number
    settled: boolean
    base_zero: boolean
    featured: boolean
    condition: string
    province: string
    city: string
    city_key: string
  }
  notification_mails: {
    id: GeneratedAlways<number>
    person_id: number
    fold: string
    message_id: string
    due_at: Timestamp
    taken_at: Timestamp | null
    tries: Generated<number>
    sent_at: Timestamp | null
  }
  notification_preferences: {
    user_id: number
    kind: string
    channel: 'email' | 'push'
    wanted: boolean
  }
  notifications: {
    id: GeneratedAlways<number>
    person_id: number
    kind: string
    event: string
    message: string
    link: string
    facts: Json
    mail_id: number | null
    read_at: Timestamp | null
    hidden_at: Timestamp | null
    at: Generated<Timestamp>
  }
  outages: {
    id: GeneratedAlways<number>
    began_at: Timestamp
    ended_at: Timestamp
    extended: number
  }
  owed_commissions: {
    sale_id: number | null
    seller_id: number | null
    commission_cents: number | null
    commission_due_at: Timestamp | null
  }
  password_resets: {
    user_id: number
    token_hash: Buffer
    expires_at: Timestamp
  }
  private_links: {
    auction_id: number
    secret: string | null
    made_at: Generated<Timestamp>
  }
  push_tokens: {
    token: string
    session_id: string
    platform: 'ios' | 'android'
    created_at: Generated<Timestamp>
  }
  reputation_events: {
    id: GeneratedAlways<number>
    user_id: number
    kind: string
    subject: Generated<string>
    points: number
    moved: number
    score_after: number
    at: Generated<Timestamp>
  }
  reputation_scores: {
    user_id: number
    score: Generated<number>
  }
  revocations: {
    id: GeneratedAlways<number>
    request_id: string
    code: string
    kind: 'arrepentimiento' | 'baja'
    person_id: number | null
    name: string
    email: string
    phone: string
    subject: string
    message: string
    state: Generated<'open' | 'answered'>
    received_at: Generated<Timestamp>
    due_at: Generated<Timestamp>
    answer: string | null
    answered_by: number | null
    answered_at: Timestamp | null
  }
  sales: {
    id: GeneratedAlways<number>
    auction_id: number
    seller_id: number
    buyer_id: number
    price_cents: number
    rate_bp: number
    commission_cents: number
    commission_due_at: Timestamp
    commission_state: Generated<'unpaid' | 'paid' | 'annulled'>
    state: Generated<'pendiente' | 'pagada' | 'entregada' | 'completada' | 'cancelada'>
    opened_at: Generated<Timestamp>
    failed_party: 'buyer' | 'seller' | null
  }
  search_documents: {
    end_at: Timestamp
    published_at: Timestamp
    price_cents: number
    auction_id: number
    bids_count: number
    bucket: string
    title: string
    body: string
    tags: string[]
  }
  search_words: {
    word: string
    shown: string
    documents: number
  }
  sessions: {
    id: string
    user_id: number
    token_hash: Buffer
    bearer_hash: Buffer | null
    platform: Generated<'web' | 'ios' | 'android'>
    user_agent: Generated<string>
    created_at: Generated<Timestamp>
    seen_at: Generated<Timestamp>
    expires_at: Timestamp
  }
  slides: {
    id: GeneratedAlways<number>
    image_key: string
    mobile_image_key: string
    alt: string
    link: string | null
    position: Generated<number>
    active_from: Timestamp | null
    active_until: Timestamp | null
    created_at: Generated<Timestamp>
  }
  social_identities: {
    issuer: string
    subject: string
    user_id: number
    linked_at: Generated<Timestamp>
  }
  social_logins: {
    state_hash: Buffer
    provider: 'google' | 'apple'
    browser_hash: Buffer
    nonce: string
    verifier: string
    expires_at: Timestamp
  }
  spent_tokens: {
    token_hash: Buffer
    expires_at: Timestamp
  }
  standings: {
    auction_id: number
    price_cents: number | null
    leader_id: number | null
    leader_maximum_cents: number | null
    leader_set_at: Timestamp | null
    bids_count: Generated<number>
    seq: Generated<number>
    rows: Generated<number>
    last_hash: Generated<Buffer>
    led_again_at: Timestamp | null
    alias_seed: number | null
    bidders: Generated<number>
  }
  subcategories: {
    id: GeneratedAlways<number>
    category_id: number
    name: string
    slug: string
    position: number
  }
  unlearned_titles: {
    auction_id: number
  }
  users: {
    id: GeneratedAlways<number>
    username: string
    email: string
    password_hash: string | null
    role: Generated<'user' | 'admin'>
    kind: Generated<'particular' | 'comercio'>
    birth_date: string | null
    first_name: Generated<string>
    last_name: Generated<string>
    phone: Generated<string>
    province: Generated<string>
    location: Generated<string>
    city: Generated<string>
    profile_image: Generated<string>
    banner: Generated<string>
    demo: Generated<boolean>
    email_verified_at: Timestamp | null
    created_at: Generated<Timestamp>
    deleted_at: Timestamp | null
  }
  verification_codes: {
    user_id: number
    code_hash: Buffer
    sent_at: Timestamp
    expires_at: Timestamp
    tries: Generated<number>
  }
}
