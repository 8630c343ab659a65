import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeApp, type TestApp } from './app.ts'
import { type MadeAuction, type MadeUser, makeAuction, makeUser } from './make.ts'
import { makePerson, type Person } from './person.ts'

// The product's description names the calls that a client makes and the fields that it reads. This reads them one by
// one, as that client does: names and shapes here are the description's, so they are written out and not imported.

let app: TestApp
let visitor: Person
let seller: MadeUser
let buyer: MadeUser
let auction: MadeAuction
let subcategory: number
let category: number

beforeAll(async () => {
  app = await makeApp()
  visitor = makePerson(app)
  seller = await makeUser(app, { username: 'vendedora' })
  buyer = await makeUser(app)
  auction = await makeAuction(app, { seller, title: 'Bicicleta inglesa', basePriceCents: 0 })
  await makeAuction(app, { seller, endsInMs: 3_600_000 })
  await makeAuction(app, { seller, startsInMs: -7_200_000, endsInMs: -3_600_000, status: 'finished' })
  await buyer.put(`/auctions/${auction.id}/bids/${randomUUID()}`, { amount: 1_000 })
  const [first] = Object.values((await visitor.get('/categories')).body) as { ID: number }[]
  const detail = (await visitor.get(`/auctions/${auction.id}`)).body
  subcategory = Number(detail.subcategoryID)
  category = Number(detail.CategoryID ?? first?.ID)
})
afterAll(() => app.stop())

const text = expect.any(String)
const number = expect.any(Number)
const yesOrNo = expect.any(Boolean)
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(?:Z|[+-]\d\d:\d\d)$/)
const picture = expect.stringMatching(/^(?:images\/\S+)?$/)

/** What a card reads of an auction. */
const card = {
  ID: number,
  Title: text,
  StartTime: instant,
  EndTime: instant,
  MinIncrement: number,
  BasePrice: number,
  condition: text,
  approved: yesOrNo,
  subcategoryID: number,
  city: text,
  province: text,
  PrimaryPic: text,
  Status: expect.stringMatching(/^(?:active|finished)$/),
}

const lists = () => [
  '/auctions?page=1&limit=12',
  '/auctions/finished?page=1&limit=12',
  '/auctions/basezero?page=1&limit=10',
  '/auctions/mostbids?page=1&limit=10',
  '/auctions/finishingsoon?page=1&limit=10',
  '/auctions/active?page=1&limit=50',
  `/subcategories/${subcategory}/auctions?page=1&limit=12`,
  `/categories/${category}/auctions?page=1&limit=12`,
]

describe('the calls about auctions', () => {
  it('are lists of data with their meta', async () => {
    for (const path of lists()) {
      const { status, body } = await visitor.get(path)
      const { data, meta } = body as { data: unknown[]; meta: object }
      expect([path, status], JSON.stringify(body)).toEqual([path, 200])
      expect(data.length, path).toBeGreaterThan(0)
      for (const one of data) expect(one, path).toMatchObject(card)
      expect(meta, path).toMatchObject({ page: 1, limit: number, pages: 1, total: data.length })
    }
  })

  it('are for their person the own ones and the won ones', async () => {
    for (const path of ['/auctions/myauctions?page=1&limit=12', '/auctions/won?page=1&limit=12']) {
      expect((await visitor.get(path)).status).toBe(401)
      const { status, body } = await seller.get(path)
      expect([status, body.meta]).toEqual([200, expect.objectContaining({ page: 1, pages: number })])
    }
    const { data } = (await seller.get('/auctions/myauctions?page=1&limit=12')).body as { data: unknown[] }
    expect(data).toHaveLength(3)
    for (const one of data) expect(one).toMatchObject(card)
  })

  it('of one auction have every field that its page reads', async () => {
    const { status, body } = await visitor.get(`/auctions/${auction.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...card,
      ID: auction.id,
      Title: 'Bicicleta inglesa',
      description: text,
      warranty: text,
      warranty_time: text,
      delivery_options: expect.any(Array),
      delivery_description: text,
      SecondaryPics: expect.any(Array),
      HighestBidAmount: number,
    })
  })

  it('of a person are auctions with their meta', async () => {
    const { body } = await visitor.get(`/auctions/user/${seller.id}?page=1&limit=12`)
    expect(body.meta).toMatchObject({ page: 1, total: 3 })
    expect(body.auctions).toEqual([1, 2, 3].map(() => expect.objectContaining(card)))
  })

  it('search with auctions and a meta of twelve', async () => {
    const { body } = await visitor.get('/browse?search=bicicleta&page=1&limit=12')
    expect(body.meta).toMatchObject({ page: 1, limit: 12, pages: 1 })
    expect(body.auctions).toContainEqual(expect.objectContaining({ ...card, ID: auction.id }))
  })

  it('of all of them are an administrator’s', async () => {
    const admin = await makeUser(app, { role: 'admin' })
    expect([(await visitor.get('/auctions/all')).status, (await buyer.get('/auctions/all')).status]).toEqual([
      401, 403,
    ])
    expect((await admin.get('/auctions/all')).status).toBe(200)
  })
})

test('categories are a list, with icons and subcategories', async () => {
  const { status, body } = await visitor.get('/categories')
  expect(status).toBe(200)
  expect(Array.isArray(body)).toBe(true)
  const categories = Object.values(body)
  expect(categories.length).toBeGreaterThan(5)
  for (const one of categories) {
    expect(one).toMatchObject({ ID: number, Name: text, Icon: picture })
    const { Subcategories } = one as { Subcategories: unknown[] }
    for (const sub of Subcategories) expect(sub).toMatchObject({ ID: number, Name: text })
  }
})

describe('the calls about people', () => {
  it('show a person by number and by name', async () => {
    for (const path of [`/user/${seller.id}`, '/user/username/vendedora']) {
      const { status, body } = await visitor.get(path)
      expect([status, body]).toEqual([200, expect.objectContaining({ ID: seller.id, Username: 'vendedora' })])
    }
  })

  it('show one’s own data, take changes and pictures, and a full record for administrators', async () => {
    const admin = await makeUser(app, { role: 'admin' })
    expect((await seller.get('/user/currentuser')).body).toMatchObject({ ID: seller.id, email: text })
    const changed = await seller.put(`/user/update/${seller.id}`, { firstName: 'Ana', city: '' })
    expect([changed.status, changed.body.firstName]).toEqual([200, 'Ana'])
    const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#639' } })
      .jpeg()
      .toBuffer()
    for (const path of ['/user/upload-avatar', '/user/upload-banner']) {
      const sent = await seller.form('POST', path, { image: { content, name: 'yo.jpg' } })
      expect([path, sent.status]).toEqual([path, 200])
    }
    for (const path of [
      `/user/fulluserdecrypted/${seller.id}`,
      `/user/fulluserdecrypted/search?type=email&value=${seller.email}`,
      '/user/fulluserdecrypted/search?type=username&value=vendedora',
    ]) {
      expect((await admin.get(path)).body).toMatchObject({ ID: seller.id, Username: 'vendedora' })
    }
    const all = (await admin.get('/user/all?page=1&limit=12')).body
    expect([Array.isArray(all.data), all.meta]).toEqual([true, expect.objectContaining({ page: 1 })])
  })

  it('ban and unban a person for administrators, and say in the field message why not', async () => {
    const [admin, person] = [await makeUser(app, { role: 'admin' }), await makeUser(app)]
    const ban = await admin.post(`/banuser/${person.id}`, { reason: 'Prueba' })
    expect([ban.status, ban.body]).toEqual([200, expect.objectContaining({ reason: 'Prueba' })])
    expect((await admin.post(`/unbanuser/${person.id}`)).status).toBe(200)
    for (const path of ['/banuser/2000000000', '/banuser/x', '/unbanuser/2000000000']) {
      const { status, body } = await admin.post(path, path.startsWith('/ban') ? { reason: 'x' } : undefined)
      expect([path, status >= 400, body.message]).toEqual([path, true, text])
    }
    expect((await seller.post(`/banuser/${person.id}`, { reason: 'x' })).body.message).toEqual(text)
  })

  it('delete a person for administrators', async () => {
    const admin = await makeUser(app, { role: 'admin' })
    const person = await makeUser(app)
    expect((await seller.delete(`/user/${person.id}`)).status).toBe(403)
    expect((await admin.delete(`/user/${person.id}`)).status).toBe(200)
    expect((await visitor.get(`/user/${person.id}`)).status).toBe(404)
  })

  it('give the session’s data with the names that the client keeps', async () => {
    expect((await visitor.get('/user/sessiondata')).status).toBe(401)
    const { status, body } = await seller.get('/user/sessiondata')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: seller.id,
      username: 'vendedora',
      first_name: text,
      last_name: text,
      role: 'user',
      profile_image: text,
      expires_at: instant,
      verified_email: true,
    })
  })

  it('register from a form, log in with a bearer in the header, and log out', async () => {
    const somebody = makePerson(app)
    const account = { email: 'nueva@correo.test', password: 'una clave bien larga 7' }
    const registered = await somebody.form('POST', '/register', {
      ...account,
      username: 'nueva_persona',
      birthDate: '1990-05-20',
      firstName: 'Ana',
      lastName: 'Paz',
      phoneNumber: '+54 221 555-0199',
      province: 'Buenos Aires',
      location: 'Centro',
      city: 'La Plata',
      profileImage: '',
    })
    expect([registered.status, registered.body]).toEqual([201, expect.anything()])
    const login = await somebody.post('/login', account, { 'x-client-platform': 'ios' })
    expect(login.status).toBe(200)
    expect(login.headers.authorization).toMatch(/^Bearer \S+$/)
    const wrong = await makePerson(app).post('/login', { ...account, password: 'otra cosa distinta' })
    expect([wrong.status, wrong.body]).toEqual([401, expect.objectContaining({ error: text })])
    expect((await somebody.post('/refreshcodes')).status).toBeLessThan(500)
    const code = await somebody.post('/verifyemail', { verification_code: 123_456 })
    expect([code.status, code.body.error]).toEqual([422, 'Invalid verification code'])
    expect((await somebody.post('/logout')).status).toBeLessThan(300)
    expect((await somebody.get('/user/sessiondata')).status).toBe(401)
  })
})

test('a password is changed, and a device’s pushes are registered and removed', async () => {
  const somebody = makePerson(app)
  const account = { email: 'avisos@correo.test', password: 'una clave bien larga 7' }
  await somebody.form('POST', '/register', {
    ...account,
    username: 'con_avisos',
    birthDate: '1990-05-20',
    firstName: 'Ana',
    lastName: 'Paz',
    phoneNumber: '+54 221 555-0199',
    province: 'Buenos Aires',
    location: '',
    city: 'La Plata',
    profileImage: '',
  })
  const entered = await somebody.post('/login', account, { 'x-client-platform': 'android' })
  const bearer = { authorization: String(entered.headers.authorization) }
  const token = 'fcm:abc-123'
  expect((await makePerson(app).post('/push-token', { token, platform: 'android' })).status).toBe(401)
  const device = makePerson(app)
  expect((await device.post('/push-token', { token, platform: 'android' }, bearer)).status).toBe(200)
  expect((await device.post('/push-token/remove', { token }, bearer)).status).toBe(200)
  const change = { current_password: account.password, new_password: 'otra clave bien larga 8' }
  expect((await somebody.put('/user/update-password', change)).status).toBe(200)
})

describe('the call that publishes', () => {
  const DAY_MS = 86_400_000
  const photo = async (background: string, name: string) => ({
    content: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer(),
    name,
  })

  /** Every field of the form under the name that the description gives it. */
  async function form(wish: Record<string, string> = {}) {
    const minute = Math.floor(Date.now() / 60_000) * 60_000
    return {
      title: 'Tocadiscos con parlantes',
      description: 'Anda.\n\nCon dos discos.',
      start_time: new Date(minute + DAY_MS).toISOString(),
      end_time: new Date(minute + 4 * DAY_MS).toISOString(),
      min_increment: '500',
      base_price: '12500.5',
      condition: 'reacondicionado',
      approved: 'true',
      subcategory_id: String(subcategory),
      city: 'Rosario',
      province: 'Santa Fe',
      warranty: 'provista-producto',
      warranty_time: '2099-05-20',
      delivery_options: ['retiro', 'envio-gratis'],
      delivery_description: 'De 18 a 20.',
      primary_photo: await photo('#733', 'frente.jpg'),
      secondary_photos: [await photo('#373', 'lado.jpg'), await photo('#337', 'atras.jpg')],
      ...wish,
    }
  }

  it('takes each field of the form, and answers with its id and the auction that has them', async () => {
    const sent = await form()
    expect((await makePerson(app).form('POST', '/auctions', sent)).status).toBe(401)
    const { status, body } = await seller.form('POST', '/auctions', sent)
    expect([status, body], JSON.stringify(body)).toMatchObject([
      201,
      { id: number, auction: { ID: body.id } },
    ])
    const read = {
      ID: body.id,
      Title: sent.title,
      description: sent.description,
      StartTime: sent.start_time,
      EndTime: sent.end_time,
      MinIncrement: 500,
      BasePrice: 12_500.5,
      condition: sent.condition,
      approved: yesOrNo,
      subcategoryID: subcategory,
      city: sent.city,
      province: sent.province,
      warranty: sent.warranty,
      warranty_time: sent.warranty_time,
      delivery_options: sent.delivery_options,
      delivery_description: sent.delivery_description,
      PrimaryPic: picture,
      SecondaryPics: [picture, picture],
      Status: 'active',
    }
    expect(body.auction).toMatchObject(read)
    const found = (await seller.get(`/auctions/${body.id}`)).body
    expect(found).toMatchObject(read)
    const { PrimaryPic, SecondaryPics } = found as { PrimaryPic: string; SecondaryPics: string[] }
    const pictures = [PrimaryPic, ...SecondaryPics]
    expect(new Set(pictures).size).toBe(3)
    for (const one of pictures) {
      const { status: shown, headers } = await visitor.get(`/${one}?width=220&quality=80`)
      expect([one, shown, headers['content-type']]).toEqual([one, 200, expect.stringMatching(/^image\//)])
    }
    const { data } = (await seller.get('/auctions/myauctions?page=1&limit=12')).body as { data: unknown[] }
    expect(data).toContainEqual(expect.objectContaining({ ...card, ID: body.id }))
  })

  it('cuts its times to the minute, and takes no day of guarantee with another guarantee', async () => {
    const { start_time, end_time } = await form()
    const seconds = (iso: string) => iso.replace(':00.000Z', ':41.500Z')
    const wish = {
      start_time: seconds(start_time),
      end_time: seconds(end_time),
      warranty: 'provista-vendedor',
    }
    const { body } = await seller.form('POST', '/auctions', await form({ ...wish, warranty_time: '' }))
    expect(body.auction).toMatchObject({
      StartTime: start_time,
      EndTime: end_time,
      warranty: 'provista-vendedor',
      warranty_time: '',
    })
  })

  it('refuses with an error that can be shown, at each field that is wrong', async () => {
    const { status, body } = await seller.form(
      'POST',
      '/auctions',
      await form({ title: 'ab', min_increment: '0' }),
    )
    expect([status, body]).toMatchObject([
      422,
      { error: text, details: { title: text, min_increment: text } },
    ])
    const novice = await makeUser(app, { score: 20 })
    for (let i = 0; i < 5; i++)
      expect((await novice.form('POST', '/auctions', await form())).status).toBe(201)
    const sixth = await novice.form('POST', '/auctions', await form())
    expect([sixth.status, sixth.body.error]).toEqual([422, 'You have exceeded your daily auction limit'])
  })
})

describe('the calls by which one looks after what one sells', () => {
  it('edit and delete the own ones, and delete any for administrators', async () => {
    const [own, other] = [await makeAuction(app, { seller }), await makeAuction(app, { seller })]
    const edited = await seller.put(`/auctions/edit/${own.id}`, { title: 'Bicicleta francesa' })
    expect([edited.status, edited.body.Title]).toEqual([200, 'Bicicleta francesa'])
    expect((await seller.delete(`/auctions/deleteownauction/${own.id}`)).status).toBe(200)
    const admin = await makeUser(app, { role: 'admin' })
    expect((await admin.delete(`/auctions/${other.id}`, { reason: 'Repetida' })).status).toBe(200)
  })

  it('republish with the new end in the query', async () => {
    const { id } = await makeAuction(app, { seller, endsInMs: -60_000, status: 'finished' })
    await app.platform.db.updateTable('auctions').set({ outcome: 'unsold' }).where('id', '=', id).execute()
    const end = new Date(Date.now() + 86_400_000).toISOString()
    const { status, body } = await seller.post(`/auctions/republish/${id}?end_time=${end}`)
    expect([status, body]).toMatchObject([201, { id: number, auction: { ...card, ID: body.id } }])
  })
})

test('notifications are data with their meta, and are read and deleted', async () => {
  expect((await visitor.get('/notifications?page=1&limit=10')).status).toBe(401)
  const { status, body } = await seller.get('/notifications?page=1&limit=10')
  expect([status, body.meta]).toEqual([200, { page: 1, limit: 10, total: number, pages: number }])
  for (const one of body.data as unknown[]) {
    expect(one).toMatchObject({ Read: yesOrNo, Link: text, Message: text })
  }
  expect((await seller.post('/notifications/mark-all-as-read')).status).toBeLessThan(300)
  expect((await seller.delete('/notifications/deleteall')).status).toBeLessThan(300)
})

test('a report of an error is taken with the fields that it has', async () => {
  const report = {
    message: 'Se rompió',
    stack: 'No disponible',
    path: '/todas',
    user_id: null,
    browser: 'Mozilla/5.0',
    device: 'Android',
    origin: 'react',
  }
  expect((await visitor.post('/error-list', report)).status).toBeLessThan(300)
})

test('slides have a source, and a link when they lead somewhere', async () => {
  const { status, body } = await visitor.get('/slides')
  expect([status, Array.isArray(body)]).toEqual([200, true])
  for (const slide of Object.values(body)) expect(slide).toMatchObject({ src: text })
})
