import { randomUUID } from 'node:crypto'
import type { Tx } from '../../src/platform/database.ts'
import type { DemoPerson } from '../people/add-people.ts'
import type { RenderedCards } from './render-cards.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface AddQueues {
  readonly people: readonly DemoPerson[]
  /** Of whoever waits for their identity. */
  readonly cards: RenderedCards
  readonly now: number
}

/** Something in each queue of the administrators: an identity, an appeal against a ban, and a request of each kind. */
export async function addQueues(tx: Tx, { people, cards, now }: AddQueues): Promise<void> {
  const find = (is: (one: DemoPerson) => boolean | undefined) => {
    const person = people.find(is)
    if (!person) throw new Error('The cast has lost somebody of the queues')
    return person
  }
  const waiting = find(({ queue }) => queue === 'identity')
  await tx
    .insertInto('identity_requests')
    .values({ user_id: waiting.id, ...cards, sent_at: new Date(now - 5 * HOUR_MS) })
    .execute()
  await addBan(
    tx,
    find(({ queue }) => queue === 'appeal'),
    find(({ admin }) => admin),
    now,
  )
  await addRequests(tx, now)
}

async function addBan(tx: Tx, person: DemoPerson, admin: DemoPerson, now: number): Promise<void> {
  const at = new Date(now - 20 * HOUR_MS)
  const { id } = await tx
    .insertInto('bans')
    .values({
      person_id: person.id,
      reason: 'Ofreció cerrar la venta por fuera del sitio.',
      banned_by: admin.id,
      at,
      until: new Date(now + 13 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('appeals')
    .values({
      ban_id: id,
      text: 'Hola, fue un malentendido: solo le pasé mi horario para que pasara a ver la bici. No sabía que no se podía.',
      sent_at: new Date(now - 3 * HOUR_MS),
    })
    .execute()
  await tx
    .insertInto('reputation_events')
    .values({
      user_id: person.id,
      kind: 'ban',
      subject: String(id),
      points: -25,
      moved: -person.score,
      score_after: 0,
      at,
    })
    .execute()
  await tx.updateTable('reputation_scores').set({ score: 0 }).where('user_id', '=', person.id).execute()
}

async function addRequests(tx: Tx, now: number): Promise<void> {
  const common = { phone: '', person_id: null }
  await tx
    .insertInto('revocations')
    .values([
      {
        ...common,
        request_id: randomUUID(),
        code: '7K4M-92QD',
        kind: 'arrepentimiento',
        name: 'Graciela Méndez',
        email: 'graciela.mendez@demo.test',
        subject: 'Juego de sábanas, subasta 41',
        message: 'Me llegó hace tres días y quiero devolverlo. Está sin abrir.',
        received_at: new Date(now - 6 * HOUR_MS),
        due_at: new Date(now + 18 * HOUR_MS),
      },
      {
        ...common,
        request_id: randomUUID(),
        code: 'H3WX-5TRB',
        kind: 'baja',
        name: 'Ernesto Ibáñez',
        email: 'ernesto.ibanez@demo.test',
        subject: '',
        message: 'No quiero recibir más correos.',
        received_at: new Date(now - 2 * HOUR_MS),
        due_at: new Date(now + 22 * HOUR_MS),
      },
    ])
    .execute()
}
