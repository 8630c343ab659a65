import { auctionPage, pesos } from './support/auction-page.ts'
import { bidOverHttp } from './support/bid-over-http.ts'
import { expect, test } from './support/journey.ts'
import { publishOverHttp } from './support/publish-over-http.ts'

const BIDS = '**/api/auctions/*/bids/*'

test('a quick amount bids in two taps', async ({ visit, maker, seller }) => {
  const id = await publishOverHttp(seller)
  const { page, panel, price } = auctionPage(await visit(`/subasta/${id}`, { as: await maker.person() }))
  const quick = page.getByRole('group', { name: 'Pujar ya' })
  for (const amount of [10_000, 10_500, 12_000]) {
    await expect(quick.getByRole('button', { name: pesos(amount), exact: true })).toBeVisible()
  }
  await quick.getByRole('button', { name: pesos(10_500) }).click()
  const dialog = page.getByRole('dialog', { name: '¿Confirmás tu puja?' })
  await expect(dialog.getByText('Mínimo ahora')).toBeVisible()
  await dialog.getByRole('button', { name: `Sí, pujar ${pesos(10_500)}` }).click()
  await expect(panel.getByText('Vas ganando', { exact: true })).toBeVisible()
  await expect(panel.getByText(`Tu máximo: ${pesos(10_500)}. Nadie más lo ve.`)).toBeVisible()
  await expect(price).toHaveText(pesos(10_000))
  await expect(page.getByRole('listitem').filter({ hasText: 'vos' })).toContainText(pesos(10_000))
})

test('the second of two quick taps does not confirm a bid', async ({ visit, maker, seller }) => {
  const id = await publishOverHttp(seller)
  const { page, panel, maximum } = auctionPage(
    await visit(`/subasta/${id}`, { as: await maker.person(), phone: true }),
  )
  await maximum.fill('10000')
  await page.getByRole('button', { name: 'PUJAR' }).tap()
  const confirm = page.getByRole('button', { name: /^Sí, pujar/ })
  await expect(confirm).toBeVisible()
  // The sheet has risen under the finger, a moment ago.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (!(animation instanceof CSSAnimation) || animation.animationName !== 'settling') animation.finish()
      else animation.pause()
    }
  })
  const { x, y, width, height } = (await confirm.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
  await tap()
  await expect(confirm).toBeVisible()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(panel.getByText('Precio base · Sin pujas todavía')).toBeAttached()
  await tap()
  await expect(panel.getByText('Vas ganando', { exact: true })).toBeVisible()
})

test('a bid below the minimum is refused at the field, also when the minimum moves meanwhile', async ({
  visit,
  maker,
  seller,
}) => {
  const id = await publishOverHttp(seller)
  const { page, panel, maximum } = auctionPage(await visit(`/subasta/${id}`, { as: await maker.person() }))
  await maximum.fill('9.999,99')
  await page.getByRole('button', { name: 'PUJAR' }).click()
  await expect(panel.getByText(`La puja mínima es ${pesos(10_000)}.`)).toBeVisible()
  await expect(maximum).toHaveAttribute('aria-invalid', 'true')

  await maximum.fill('10000')
  await page.getByRole('button', { name: 'PUJAR' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await bidOverHttp(await maker.person(), id, 10_000)
  await expect(dialog.getByRole('alert')).toHaveText(
    'Mientras mirabas, alguien pujó. Volvé y elegí otro monto.',
  )
  await expect(dialog.getByRole('button', { name: /^Sí, pujar/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await expect(maximum).toHaveValue('10.000')
})

test('a minimum that moved on the way is told by the server', async ({ visit, maker, seller }) => {
  const id = await publishOverHttp(seller)
  const me = auctionPage(await visit(`/subasta/${id}`, { as: await maker.person() }))
  const rival = await maker.person()
  await me.page.route(
    BIDS,
    async (route) => {
      await bidOverHttp(rival, id, 20_000)
      await route.continue()
    },
    { times: 1 },
  )
  await me.bid(10_000)
  await expect(me.panel.getByText(/^La puja mínima es \$\s10\.500$/)).toBeVisible()
})

test('raising the own maximum leaves price and history alone', async ({ visit, maker, seller }) => {
  const id = await publishOverHttp(seller)
  const me = auctionPage(await visit(`/subasta/${id}`, { as: await maker.person(), phone: true }))
  await me.bid(12_000)
  await expect(
    me.panel.getByText(`¡Listo! Pusimos ${pesos(12_000)} como tu máximo y vas ganando.`),
  ).toBeVisible()
  await me.bid(15_000)
  await expect(
    me.panel.getByText(`Listo: tu máximo ahora es ${pesos(15_000)}. El precio no cambió.`),
  ).toBeVisible()
  await expect(me.panel.getByText(`Tu máximo: ${pesos(15_000)}. Nadie más lo ve.`)).toBeVisible()
  await expect(me.price).toHaveText(pesos(10_000))
  await expect(me.panel.getByText('Puja más alta · 1 puja')).toBeVisible()
})

test('the answer that one was outbid at once stays, while prices go on', async ({ visit, maker, seller }) => {
  const id = await publishOverHttp(seller)
  const rival = await maker.person()
  await bidOverHttp(rival, id, 20_000)
  const me = auctionPage(await visit(`/subasta/${id}`, { as: await maker.person() }))
  await me.bid(12_000)
  const answer = me.panel.getByText(
    `Tu puja de ${pesos(12_000)} entró, pero otra persona ya había puesto un máximo mayor o igual.`,
  )
  await expect(answer).toBeVisible()
  await expect(me.price).toHaveText(pesos(12_500))
  await bidOverHttp(await maker.person(), id, 15_000)
  await expect(me.price).toHaveText(pesos(15_500))
  await expect(answer).toBeVisible()
  await expect(me.panel.getByText(`Tu máximo era ${pesos(12_000)}.`)).toBeVisible()
})

test('a bid whose answer was lost is sent again and counts once', async ({
  visit,
  maker,
  seller,
  faults,
}) => {
  const id = await publishOverHttp(seller)
  const person = await maker.person()
  const me = auctionPage(await visit(`/subasta/${id}`, { as: person }))
  const sent: string[] = []
  faults.allow(/ERR_CONNECTION_RESET/)
  await me.page.route(BIDS, async (route) => {
    sent.push(route.request().url())
    const answer = await route.fetch()
    if (sent.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await me.bid(12_000)
  await expect(
    me.panel.getByText(`¡Listo! Pusimos ${pesos(12_000)} como tu máximo y vas ganando.`),
  ).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
  expect(await maker.countBids(id, person.username)).toBe(1)
  await expect(me.panel.getByText('Puja más alta · 1 puja')).toBeVisible()
})

test('a typing error is corrected once, as the last word', async ({ visit, maker, seller }) => {
  const id = await publishOverHttp(seller)
  await bidOverHttp(await maker.person(), id, 10_500)
  const me = auctionPage(await visit(`/subasta/${id}`, { as: await maker.person() }))
  await me.bid(120_000)
  await expect(me.price).toHaveText(pesos(11_000))
  await me.panel.getByRole('button', { name: 'Corregir' }).click()
  const dialog = me.page.getByRole('dialog', { name: 'Corregir mi puja' })
  await dialog.getByRole('textbox', { name: 'El monto correcto' }).fill('12000')
  await dialog.getByRole('button', { name: 'Corregir' }).click()
  await expect(me.page.getByText('Corregimos tu puja.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(me.panel.getByText(`Tu máximo: ${pesos(12_000)}. Nadie más lo ve.`)).toBeVisible()
  await expect(me.maximum).toBeHidden()
  await expect(me.panel.getByRole('button', { name: 'Corregir' })).toBeHidden()
  await expect(me.page.getByText('corregida')).toBeVisible()
})

test('a bid that falls while the page is entering the live room is not missed', async ({
  visit,
  maker,
  seller,
}) => {
  const id = await publishOverHttp(seller)
  const page = await visit('/iniciar-sesion')
  const enter: (() => void)[] = []
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      if (String(message).includes('"watch"')) enter.push(() => server.send(message))
      else server.send(message)
    })
  })
  await page.goto(`/subasta/${id}`)
  const { panel } = auctionPage(page)
  await expect(panel.getByText('Precio base · Sin pujas todavía')).toBeVisible()
  await expect.poll(() => enter.length).toBe(1)
  await bidOverHttp(await maker.person(), id, 12_000)
  for (const go of enter) go()
  await expect(panel.getByText('Puja más alta · 1 puja')).toBeVisible()
})

test('a lost live connection is said, and what was missed is caught up', async ({ visit, maker, seller }) => {
  const id = await publishOverHttp(seller)
  const page = await visit('/iniciar-sesion')
  let isBroken = false
  let cut = () => {}
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    if (isBroken) return void socket.close()
    socket.connectToServer()
    cut = () => {
      isBroken = true
      void socket.close()
    }
  })
  const connected = page.waitForEvent('websocket')
  await page.goto(`/subasta/${id}`)
  await connected
  const { panel, price } = auctionPage(page)
  await bidOverHttp(await maker.person(), id, 12_000)
  await expect(panel.getByText('Puja más alta · 1 puja')).toBeVisible()

  cut()
  const note = panel.getByText('Se cortó la conexión en vivo.')
  await expect(note).toBeVisible()
  await bidOverHttp(await maker.person(), id, 15_000)
  isBroken = false
  await expect(note).toBeHidden()
  await expect(price).toHaveText(pesos(12_500))
})

test('a device without network is told so, and sees the newest price once it is back', async ({
  visit,
  maker,
  seller,
  faults,
}) => {
  const id = await publishOverHttp(seller)
  const { page, panel, price } = auctionPage(await visit(`/subasta/${id}`))
  await expect(panel.getByText('Precio base · Sin pujas todavía')).toBeVisible()
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  const bar = page.getByText('Estás sin conexión. Lo que ves puede no estar al día.')
  await expect(bar).toBeVisible()
  await bidOverHttp(await maker.person(), id, 10_000)
  await bidOverHttp(await maker.person(), id, 15_000)
  await page.context().setOffline(false)
  await expect(bar).toBeHidden()
  await expect(price).toHaveText(pesos(10_500))
})

test('a price that moves leaves what is being typed alone', async ({ visit, maker, seller }) => {
  const id = await publishOverHttp(seller)
  const { page, panel, price, maximum } = auctionPage(
    await visit(`/subasta/${id}`, { as: await maker.person() }),
  )
  await maximum.pressSequentially('13')
  await bidOverHttp(await maker.person(), id, 12_000)
  await expect(panel.getByText('Puja más alta · 1 puja')).toBeVisible()
  await expect(price).toHaveText(pesos(10_000))
  await expect(maximum).toHaveValue('13')
  await expect(maximum).toBeFocused()
  await page.keyboard.type('500')
  await expect(maximum).toHaveValue('13.500')
})

test('the seller, and who used up the limit, cannot bid and are told why', async ({
  visit,
  maker,
  seller,
}) => {
  const id = await publishOverHttp(seller)
  const own = auctionPage(await visit(`/subasta/${id}`, { as: seller }))
  await expect(own.panel.getByText('Es tu subasta')).toBeVisible()
  await expect(own.maximum).toBeHidden()

  const beginner = await maker.person({ score: 5 })
  const other = await publishOverHttp(seller, { title: 'Otra bicicleta de paseo' })
  await bidOverHttp(beginner, other, 10_000)
  const barred = auctionPage(await visit(`/subasta/${id}`, { as: beginner }))
  await expect(barred.panel.getByText('No podés pujar acá')).toBeVisible()
  await expect(barred.panel.getByText('Llegaste al límite de pujas de tu nivel de reputación.')).toBeVisible()
})
