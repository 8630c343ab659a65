import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { makePerson, type Person } from '../../../test/person.ts'
import { makeSlides } from './list-slides.ts'

interface SlideWish {
  readonly alt: string
  readonly link?: string
  readonly position?: number
  readonly activeFrom?: Date
  readonly activeUntil?: Date
}

const KEPT_MS = 10_000
const MINUTE_MS = 60_000

let app: TestApp
let visitor: Person
beforeAll(async () => {
  app = await makeApp({ start: false })
  visitor = makePerson(app)
})
afterAll(() => app.stop())

async function makePictureRow(tint: string): Promise<string> {
  const key = `${randomBytes(20).toString('hex')}.jpg`
  const row = { key, purpose: 'slide' as const, width: 2084, height: 605, bytes: 1000, tint }
  await app.platform.db.insertInto('images').values(row).execute()
  return key
}

async function makeSlide({ alt, link, position = 0, activeFrom, activeUntil }: SlideWish) {
  const row = {
    image_key: await makePictureRow('#ddccff'),
    mobile_image_key: await makePictureRow('#ffeedd'),
    alt,
    link: link ?? null,
    position,
    active_from: activeFrom ?? null,
    active_until: activeUntil ?? null,
  }
  await app.platform.db.insertInto('slides').values(row).execute()
  return row
}

const shown = async () => {
  const { body } = await visitor.get('/slides')
  return (body as unknown as { alt: string }[]).map(({ alt }) => alt)
}

it('shows none where there is none', async () => {
  expect(await shown()).toEqual([])
})

it('shows the active ones in their order, from their first instant and up to their last', async () => {
  const from = new Date((await app.clock.now()).getTime() + MINUTE_MS)
  const until = new Date(from.getTime() + MINUTE_MS)
  await makeSlide({ alt: 'segunda', position: 2 })
  const first = await makeSlide({ alt: 'primera', position: 1, link: '/base-0' })
  await makeSlide({ alt: 'por un minuto', position: 3, activeFrom: from, activeUntil: until })
  await makeSlide({ alt: 'de antes', activeUntil: new Date(from.getTime() - 2 * MINUTE_MS) })

  await app.clock.advance(KEPT_MS)
  expect((await visitor.get('/slides')).body).toEqual([
    {
      src: `images/${first.image_key}`,
      src_mobile: `images/${first.mobile_image_key}`,
      alt: 'primera',
      link: '/base-0',
      tint: '#ddccff',
    },
    expect.not.objectContaining({ link: expect.anything() }),
  ])

  let now = from.getTime() - 1
  const slides = makeSlides(app.platform.db, { now: () => now })
  const seen: string[][] = []
  for (const at of [now, from.getTime(), until.getTime() - 1, until.getTime()]) {
    now = at
    seen.push((await slides.list()).map(({ alt }) => alt))
  }
  const usual = ['primera', 'segunda']
  expect(seen).toEqual([usual, [...usual, 'por un minuto'], [...usual, 'por un minuto'], usual])
})

it.each([
  '//otro.test',
  '/\\otro.test',
  'http://otro.test',
  'javascript:alert(1)',
  'base-0',
  '/con espacio',
  '',
])('keeps no slide that leads to %j', async (link) => {
  await expect(makeSlide({ alt: 'mala', link })).rejects.toMatchObject({ constraint: 'slides_link_check' })
})

it.each(['/', '/base-0', '/todas?page=2#fin', 'https://apps.example/martillo'])(
  'keeps a slide that leads to %j',
  async (link) => {
    const past = new Date((await app.clock.now()).getTime() - MINUTE_MS)
    await expect(makeSlide({ alt: 'buena', link, activeUntil: past })).resolves.toMatchObject({ link })
  },
)
