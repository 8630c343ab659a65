import type { StoredPicture } from '../../src/features/media/public.ts'
import type { Tx } from '../../src/platform/database.ts'
import { places } from '../content/places.ts'
import type { Random } from '../random.ts'
import type { CastMember } from './cast.ts'
import { ACCOUNT_AGE_DAYS, makeLedger } from './make-ledger.ts'

export interface DemoPerson extends CastMember {
  readonly id: number
  readonly score: number
  readonly city: string
  readonly province: string
}

const DAY_MS = 86_400_000

interface AddPeople {
  readonly cast: readonly CastMember[]
  /** Of those who can be logged in to. */
  readonly passwordHash: string
  readonly faces: ReadonlyMap<string, StoredPicture>
  readonly now: number
  readonly random: Random
}

/** Writes the people with their ledgers; the score of each is what the ledger adds up to. */
export async function addPeople(tx: Tx, options: AddPeople): Promise<DemoPerson[]> {
  const people: DemoPerson[] = []
  for (const [index, member] of options.cast.entries())
    people.push(await addPerson(tx, member, index, options))
  return people
}

async function addPerson(
  tx: Tx,
  member: CastMember,
  index: number,
  { passwordHash, faces, now, random }: AddPeople,
): Promise<DemoPerson> {
  const [city, province] = places[index % places.length] ?? ['La Plata', 'Buenos Aires']
  const bornAt = new Date(now - ACCOUNT_AGE_DAYS[member.level] * DAY_MS)
  const face = faces.get(member.username)
  const { id } = await tx
    .insertInto('users')
    .values({
      username: member.username,
      email: member.email ?? `${member.username}@demo.test`,
      password_hash: member.email ? passwordHash : null,
      role: member.admin ? 'admin' : 'user',
      kind: member.shop ? 'comercio' : 'particular',
      birth_date: `${random.between(1962, 2003)}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`,
      first_name: member.firstName,
      last_name: member.lastName,
      phone: `+54 9 11 5555-${String(1_000 + index * 37)}`,
      province,
      city,
      profile_image: face ? `images/${face.key}` : '',
      demo: true,
      created_at: bornAt,
      email_verified_at: new Date(bornAt.getTime() + 6 * 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ledger = makeLedger(member.level, id, now, random)
  const score = ledger.at(-1)?.scoreAfter ?? 0
  await tx.insertInto('reputation_scores').values({ user_id: id, score }).execute()
  await tx
    .insertInto('reputation_events')
    .values(
      ledger.map((line) => ({
        user_id: id,
        kind: line.kind,
        subject: line.subject,
        points: line.points,
        moved: line.moved,
        score_after: line.scoreAfter,
        at: line.at,
      })),
    )
    .execute()
  const verified = ledger.find((line) => line.kind === 'identity_verified')
  if (verified) await addIdentity(tx, id, verified.at)
  return { ...member, id, score, city, province }
}

/** The request that the ledger's line came from, its pictures long gone. */
async function addIdentity(tx: Tx, userId: number, decidedAt: Date): Promise<void> {
  const sentAt = new Date(decidedAt.getTime() - 3 * 3_600_000)
  await tx
    .insertInto('identity_requests')
    .values({ user_id: userId, state: 'approved', sent_at: sentAt, decided_at: decidedAt })
    .execute()
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
