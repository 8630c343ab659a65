import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'
import { type MadeAuction, type MadeUser, makeAuction, makeUser } from '../../../test/make.ts'
import { race } from '../../../test/race.ts'
import { bid } from '../bids/bids.testing.ts'
import { makeContext } from './notifications.testing.ts'
import { onAuctionSold } from './on-auction-sold.ts'
import { onBidderOutbid } from './on-bidder-outbid.ts'
import { sendDueMails } from './send-due-mails.ts'

const MINUTE_MS = 60_000

describe('telling people', () => {
  let app: TestApp
  let person: MadeUser
  let auction: MadeAuction

  beforeAll(async () => {
    app = await makeApp({ start: false })
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    person = await makeUser(app)
    auction = await makeAuction(app, { title: 'Sillón <b>rojo</b> & lámpara' })
  })

  const outbid = (context = makeContext(app), eventId = randomUUID()) =>
    onBidderOutbid(context, [
      { payload: { auction: auction.id, person: person.id, priceCents: 1_250_000, seq: 1 }, eventId },
    ])
  const bell = async (who = person) => (await who.get('/notifications')).body

  it('makes one row for the same event told again and at once', async () => {
    const eventId = randomUUID()
    const { lost } = await race(5, () => outbid(makeContext(app), eventId))
    expect(lost).toEqual([])
    expect(await bell()).toMatchObject({
      data: [
        {
          kind: 'outbid',
          Read: false,
          Link: `/subasta/${auction.id}`,
          Message: 'Te superaron en «Sillón <b>rojo</b> & lámpara»: ahora va $ 12.500',
        },
      ],
      meta: { total: 1, page: 1, pages: 1, limit: 10 },
      unread: 1,
    })
    const context = makeContext(app)
    await sendDueMails(context)
    await sendDueMails(context)
    expect(context.sent.filter(({ to }) => to === person.email)).toHaveLength(1)
  })

  it('tells of several times at once only the latest, for each person and auction', async () => {
    const [other, elsewhere] = [await makeUser(app), await makeAuction(app)]
    const event = (who: MadeUser, where: MadeAuction, seq: number) => ({
      payload: { auction: where.id, person: who.id, priceCents: seq * 100_000, seq },
      eventId: randomUUID(),
    })
    const events = [event(person, auction, 4), event(person, auction, 9), event(person, auction, 7)]
    await onBidderOutbid(makeContext(app), [...events, event(other, auction, 5), event(person, elsewhere, 2)])
    const prices = async (who: MadeUser) => {
      const { data } = (await bell(who)) as { data: { Message: string }[] }
      return data.map(({ Message }) => Message.split(' va ')[1]).sort()
    }
    expect(await prices(person)).toEqual(['$ 2.000', '$ 9.000'])
    expect(await prices(other)).toEqual(['$ 5.000'])
  })

  it('escapes a title in the mail and leaves it as it is in the subject', async () => {
    const context = makeContext(app)
    await outbid(context)
    await sendDueMails(context)
    const mail = context.sent.find(({ to }) => to === person.email)
    expect(mail?.subject).toBe('Te superaron en «Sillón <b>rojo</b> & lámpara»')
    expect(mail?.html).toContain('«Sillón &lt;b&gt;rojo&lt;/b&gt; &amp; lámpara»')
    expect(mail?.html).not.toContain('<b>rojo')
    expect(mail?.html).toContain(`href="http://localhost:3000/subasta/${auction.id}"`)
  })

  it('folds further news of one kind about one auction within ten minutes into one mail', async () => {
    const context = makeContext(app)
    const mine = () => context.sent.filter(({ to }) => to === person.email)
    await outbid(context)
    await sendDueMails(context)
    await outbid(context)
    await app.clock.advance(4 * MINUTE_MS)
    await outbid(context)
    await sendDueMails(context)
    expect(mine()).toHaveLength(1)
    await app.clock.advance(6 * MINUTE_MS)
    await sendDueMails(context)
    expect(mine()).toHaveLength(2)
    expect(mine()[1]?.text).toContain('Pasó otra vez en los últimos minutos.')
    expect((await bell()).unread).toBe(3)
    await app.clock.reset()
  })

  it('does not mail that somebody was outbid who leads again by then', async () => {
    const context = makeContext(app)
    await outbid(context)
    await bid(person, auction, 5_000)
    await sendDueMails(context)
    expect(context.sent.filter(({ to }) => to === person.email)).toEqual([])
    expect((await bell()).unread).toBe(1)
  })

  it('sends a mail that failed again under the same Message-ID, and no other twice', async () => {
    const other = await makeUser(app)
    const failing = makeContext(app, { failFor: [person.email] })
    const eventId = randomUUID()
    await outbid(failing, eventId)
    const sold = {
      auction: auction.id,
      title: 'Sillón',
      sale: 1,
      seller: auction.sellerId,
      buyer: other.id,
      priceCents: 1_250_000,
      rateBp: 1_700,
      commissionCents: 212_500,
      commissionDueAt: '2026-12-04T15:00:00.000Z',
    }
    await onAuctionSold(failing, sold, { eventId: randomUUID() })
    await sendDueMails(failing)
    expect(failing.sent.map(({ to }) => to)).toContain(other.email)

    const working = makeContext(app)
    await sendDueMails(working)
    expect(working.sent).toEqual([])
    await app.clock.advance(3 * MINUTE_MS)
    await sendDueMails(working)
    expect(working.sent.map(({ to }) => to)).toEqual([person.email])
    expect(working.sent[0]?.messageId).toBe(failing.failed[0]?.messageId)
    await app.clock.reset()
  })

  it('tells winner, losers and seller of a sale, each once and in their own words', async () => {
    const [winner, seller] = [await makeUser(app), await makeUser(app)]
    const own = await makeAuction(app, {
      seller,
      title: 'Bicicleta',
      basePriceCents: 1_200_000,
      incrementCents: 50_000,
    })
    await bid(person, own, 12_000)
    await bid(winner, own, 15_000)
    const context = makeContext(app)
    const sold = {
      auction: own.id,
      title: 'Bicicleta',
      sale: 1,
      seller: seller.id,
      buyer: winner.id,
      priceCents: 1_250_000,
      rateBp: 1_700,
      commissionCents: 212_500,
      commissionDueAt: '2026-12-04T15:00:00.000Z',
    }
    const about = { eventId: randomUUID() }
    await onAuctionSold(context, sold, about)
    await onAuctionSold(context, sold, about)
    await sendDueMails(context)

    const line = async (who: MadeUser) => (await bell(who)).data
    expect(await line(winner)).toMatchObject([{ Message: 'Ganaste «Bicicleta» por $ 12.500' }])
    expect(await line(person)).toMatchObject([{ Message: 'No ganaste «Bicicleta»: se vendió por $ 12.500' }])
    expect(await line(seller)).toMatchObject([
      { Message: 'Vendiste «Bicicleta»: $ 12.500, comisión $ 2.125 (17 %)' },
    ])
    const mailed = (who: MadeUser) =>
      context.sent.filter(({ to }) => to === who.email).map((mail) => mail.subject)
    expect(mailed(winner)).toEqual(['Ganaste «Bicicleta» por $ 12.500'])
    expect(mailed(person)).toEqual(['No ganaste «Bicicleta»'])
    expect(mailed(seller)).toEqual(['Vendiste «Bicicleta» por $ 12.500'])
    const toSeller = context.sent.find(({ to }) => to === seller.email)
    expect(toSeller?.text).toContain('vence el 4/12 a las 12:00')
  })

  it('tells all devices of the person, and nobody when the row was there before', async () => {
    const context = makeContext(app)
    const eventId = randomUUID()
    await outbid(context, eventId)
    await outbid(context, eventId)
    expect(context.told).toMatchObject([{ userId: person.id, event: 'notification.created' }])
  })
})
