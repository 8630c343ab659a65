import { sql } from 'kysely'
import { hashPassword } from '../src/features/accounts/password-hash.ts'
import { prepareRenditions, recordPictures } from '../src/features/media/public.ts'
import { dbNow } from '../src/platform/clock.ts'
import type { Config } from '../src/platform/config/config.ts'
import type { Db, Tx } from '../src/platform/database.ts'
import type { Jobs } from '../src/platform/jobs.ts'
import type { Storage } from '../src/platform/storage.ts'
import { addAuction, type DemoAuction } from './auctions/add-auction.ts'
import { addBell, type BellRow, bellOf } from './auctions/add-bell.ts'
import { addEnding } from './auctions/add-ending.ts'
import { type PlannedAuction, planAuctions } from './auctions/plan-auctions.ts'
import { addPeople, type DemoPerson } from './people/add-people.ts'
import { accounts, neighbours } from './people/cast.ts'
import { type RenderedPictures, renderPictures } from './pictures/render-pictures.ts'
import { addQueues } from './queues/add-queues.ts'
import { letOneWait } from './queues/let-one-wait.ts'
import { renderCards } from './queues/render-cards.ts'
import { makeRandom, type Random } from './random.ts'
import { addSlides } from './slides/add-slides.ts'
import { renderSlides } from './slides/render-slides.ts'

export interface FillDemo {
  readonly db: Db
  readonly storage: Storage
  readonly config: Pick<Config, 'demoPassword'>
  /** Given, the usual sizes of the first pictures are made soon after; they must have been started. */
  readonly jobs?: Jobs
  /** How many auctions; about 150 when not given. */
  readonly size?: number
  /** A sentence in Spanish for who waits, every few seconds. */
  readonly onProgress?: (sentence: string) => void
}

const ALL = 154
const SEED = 20_240_607
const LOCK = 5_120_774_013
const FEATURED = 3
const PICTURES_A_LINE = 25

/**
 * Fills an empty database with demonstration content: people, auctions with pictures, bids in progress, sales. A
 * database in which somebody is already stays as it is, and the answer is false. Pictures come first and everything
 * else follows in one transaction, so a start that was broken off leaves nothing and the next one begins again.
 */
export async function fillDemo(options: FillDemo): Promise<boolean> {
  const { db, storage, config, jobs, size = ALL, onProgress = () => undefined } = options
  if (!(await isEmpty(db))) return false
  const random = makeRandom(SEED)
  const now = await dbNow(db)
  const plans = planAuctions(now.getTime(), size, random)
  const cast = [...accounts, ...neighbours]

  onProgress('Preparando el contenido de demostración (solo la primera vez)…')
  const passwordHash = await hashPassword(config.demoPassword ?? 'solo-de-prueba')
  const pictures = await renderPictures({
    storage,
    sittings: plans.map(({ item, views, hue }) => ({
      object: item.object,
      views,
      hue,
      paint: item.paint ?? 0,
    })),
    portraits: cast.flatMap(({ username, face }, index) =>
      face ? [{ username, object: face, hue: (index * 47) % 360 }] : [],
    ),
    onPicture: (done, all) => {
      if (done % PICTURES_A_LINE === 0 || done === all) onProgress(`Dibujando las fotos: ${done} de ${all}`)
    },
  })

  onProgress('Dibujando la portada…')
  const slides = await renderSlides(storage)
  const slidePictures = slides.flatMap(({ desktop, phone }) => [desktop, phone])

  const waiting = cast.find(({ queue }) => queue === 'identity')
  if (!waiting) throw new Error('Nobody of the cast waits for their identity')
  const cards = await renderCards(storage, waiting)

  onProgress('Publicando las subastas de demostración…')
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
    if (!(await isEmpty(tx))) return false
    // The pictures took a while: bids and ends are placed around the moment at which people come in.
    const shiftMs = (await dbNow(tx)).getTime() - now.getTime()
    const minuteMs = Math.ceil(shiftMs / 60_000) * 60_000
    const at = now.getTime() + shiftMs
    await recordPictures(tx, [...pictures.faces.values(), ...pictures.sittings.flat(), ...slidePictures])
    await addSlides(tx, slides)
    const people = await addPeople(tx, { cast, passwordHash, faces: pictures.faces, now: at, random })
    const shifted = plans.map((plan) => ({
      ...plan,
      startAt: plan.startAt + minuteMs,
      endAt: plan.endAt + minuteMs,
    }))
    await addQueues(tx, { people, cards, now: at })
    await addAuctions(tx, shifted, people, pictures, at, random)
    await letOneWait(tx, at)
    if (jobs) {
      // The banner first: it is what every visit opens with.
      const firsts = pictures.sittings.flatMap(([first]) => (first ? [first] : []))
      await prepareRenditions(tx, jobs, [...slidePictures, ...firsts])
    }
    return true
  })
}

async function isEmpty(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined
}

async function addAuctions(
  tx: Tx,
  plans: readonly PlannedAuction[],
  people: readonly DemoPerson[],
  pictures: RenderedPictures,
  now: number,
  random: Random,
): Promise<void> {
  const subcategories = await tx
    .selectFrom('subcategories as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['s.id', 's.slug', 'c.slug as category'])
    .execute()
  const bell: BellRow[] = []
  let featured = 0
  for (const [index, plan] of plans.entries()) {
    const subcategory = subcategories.find(
      (one) => one.slug === plan.item.sub && one.category === plan.category,
    )
    if (!subcategory) throw new Error(`there is no subcategory ${plan.category}/${plan.item.sub}`)
    const seller = chooseSeller(plan, people, random)
    const isFeatured = seller.level === 5 && plan.fate === 'running' && featured < FEATURED
    if (isFeatured) featured += 1
    const auction: DemoAuction = await addAuction(tx, {
      plan,
      seller,
      bidders: people.filter((one) => mayBid(one) && one.id !== seller.id),
      pictures: pictures.sittings[index] ?? [],
      subcategoryId: subcategory.id,
      featured: isFeatured,
      now,
      random,
    })
    const ending = plan.fate === 'finished' ? await addEnding(tx, auction, now) : undefined
    bell.push(...bellOf(auction, ending))
  }
  // Nobody logs in as the others, so nobody reads their bell.
  const readers = new Set(people.filter(({ email }) => email !== undefined).map(({ id }) => id))
  await addBell(
    tx,
    bell.filter(({ personId }) => readers.has(personId)),
    now,
  )
}

/** Whose limits leave room for any number of bids; the others are left for whoever tries them out. */
function mayBid({ level, shop, admin }: DemoPerson): boolean {
  return level >= 4 && !shop && !admin
}

/** How often one of the accounts that can be logged in to sells. */
const KNOWN_SELLERS = 0.15

const SHOPS: Readonly<Record<string, string>> = {
  vehiculos: 'autos.del.plata',
  inmuebles: 'inmobiliaria_rios',
  'arte-y-antiguedades': 'antiguedades_barracas',
  musica: 'discos.del.sur',
  herramientas: 'ferreteria.oeste',
  'libros-y-colecciones': 'libros.de.nora',
}

/** A shop of the trade now and then, otherwise anybody whose band may publish here. */
function chooseSeller(plan: PlannedAuction, people: readonly DemoPerson[], random: Random): DemoPerson {
  const shop = people.find(({ username }) => username === SHOPS[plan.category])
  if (shop && random.chance(0.35)) return shop
  const able = people.filter(({ level, admin, email }) => {
    // Those who buy in the demonstration do not sell in it.
    if (admin || email?.startsWith('comprador')) return false
    return level >= (plan.premium ? 4 : 2)
  })
  // Whoever is logged in as one of them finds something of theirs; the others' few publications a day are left to them.
  const known = able.filter(({ email, level }) => email !== undefined && level >= 3)
  return random.pick(random.chance(KNOWN_SELLERS) ? known : able)
}
