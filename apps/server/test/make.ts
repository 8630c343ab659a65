import { randomBytes, randomUUID } from 'node:crypto'
import { hashToken } from '../src/features/accounts/secret-token.ts'
import type { TestApp } from './app.ts'
import { makePerson, type Person } from './person.ts'

export interface MadeUser extends Person {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly sessionId: string
}

export interface UserWish {
  readonly username?: string
  readonly email?: string
  readonly verified?: boolean
  readonly score?: number
  readonly role?: 'user' | 'admin'
  readonly kind?: 'particular' | 'comercio'
  readonly birthDate?: string
}

export interface AuctionWish {
  /** A fresh seller in band 51–75 when not given. */
  readonly seller?: { readonly id: number }
  readonly title?: string
  readonly description?: string
  readonly basePriceCents?: number
  readonly incrementCents?: number
  /** From the deciding clock's now; an hour ago when not given. */
  readonly startsInMs?: number
  /** From the deciding clock's now; a day on when not given. */
  readonly endsInMs?: number
  readonly subcategoryId?: number
  readonly premium?: boolean
  readonly quotedRateBp?: number
  readonly status?: 'active' | 'finished'
  readonly approval?: 'approved' | 'pending' | 'rejected'
  readonly isPrivate?: boolean
}

export interface MadeAuction {
  readonly id: number
  readonly sellerId: number
  readonly startAt: Date
  readonly endAt: Date
}

const HOUR_MS = 3_600_000
const MONTH_MS = 30 * 24 * HOUR_MS

let made = 0

/** A person with a session in the cookie jar: verified, and in band 51–75 unless wished otherwise. */
export async function makeUser(app: TestApp, wish: UserWish = {}): Promise<MadeUser> {
  made += 1
  const { db } = app.platform
  const now = await app.clock.now()
  const username = wish.username ?? `persona_${made}_${randomBytes(3).toString('hex')}`
  const email = wish.email ?? `${username}@correo.test`
  const { id } = await db
    .insertInto('users')
    .values({
      username,
      email,
      role: wish.role ?? 'user',
      kind: wish.kind ?? 'particular',
      birth_date: wish.birthDate ?? '1990-05-20',
      first_name: 'Nombre',
      last_name: 'De Prueba',
      phone: '+54 221 555-0100',
      province: 'Buenos Aires',
      city: 'La Plata',
      email_verified_at: (wish.verified ?? true) ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const score = wish.score ?? 60
  await db.insertInto('reputation_scores').values({ user_id: id, score }).execute()
  // The score is what the ledger adds up to: without a row the next event would start from 0.
  await db
    .insertInto('reputation_events')
    .values({ user_id: id, kind: 'made', points: score, moved: score, score_after: score })
    .execute()
  const person = makePerson(app)
  const sessionId = await logIn(app, id, person)
  return { ...person, id, username, email, sessionId }
}

/** Opens a further session for somebody, on the given person's browser. */
export async function logIn(app: TestApp, userId: number, person: Person): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  const now = await app.clock.now()
  await app.platform.db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      token_hash: hashToken(token),
      expires_at: new Date(now.getTime() + MONTH_MS),
    })
    .execute()
  person.cookies.set('session', token)
  return id
}

/** A published auction that runs now, unless wished otherwise; without pictures in the storage. */
export async function makeAuction(app: TestApp, wish: AuctionWish = {}): Promise<MadeAuction> {
  made += 1
  const { db } = app.platform
  const seller = wish.seller ?? (await makeUser(app))
  const now = (await app.clock.now()).getTime()
  const startAt = new Date(now + (wish.startsInMs ?? -HOUR_MS))
  const endAt = new Date(now + (wish.endsInMs ?? 24 * HOUR_MS))
  const { id: subcategoryId } = await db
    .selectFrom('subcategories')
    .innerJoin('categories', 'categories.id', 'subcategories.category_id')
    .select('subcategories.id')
    .where('categories.premium', '=', wish.premium ?? false)
    .orderBy('subcategories.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('auctions')
    .values({
      seller_id: seller.id,
      subcategory_id: wish.subcategoryId ?? subcategoryId,
      title: wish.title ?? `Bicicleta de prueba ${made}`,
      description: wish.description ?? 'Rodado 28, con luces.',
      condition: 'usado',
      warranty: 'sin-garantia',
      base_price_cents: wish.basePriceCents ?? 100_000,
      increment_cents: wish.incrementCents ?? 10_000,
      start_at: startAt,
      end_at: endAt,
      original_end_at: endAt,
      province: 'Buenos Aires',
      city: 'La Plata',
      delivery_options: ['retiro'],
      photos: [`prueba-${made}`],
      quoted_rate_bp: wish.quotedRateBp ?? 1_500,
      status: wish.status ?? 'active',
      approval: wish.approval ?? 'approved',
      is_private: wish.isPrivate ?? false,
      published_at: startAt < new Date(now) ? startAt : new Date(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, sellerId: seller.id, startAt, endAt }
}
