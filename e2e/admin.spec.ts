import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { bidOverHttp } from './support/bid-over-http.ts'
import { expect, test } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { publishOverHttp } from './support/publish-over-http.ts'

/** Within which an open browser must know that its person is banned. */
const KNOWN_WITHIN_MS = 2_000

async function find(page: Page, type: 'Número' | 'Email' | 'Usuario', value: string) {
  await page.getByRole('combobox', { name: 'Buscar por' }).selectOption({ label: type })
  await page.getByRole('textbox', { name: 'Qué buscar' }).fill(value)
  await page.getByRole('button', { name: 'Buscar persona' }).click()
}

/** Bans whoever the panel shows, and answers once the server has done it. */
async function ban(page: Page, reason: string, end?: string) {
  await page.getByRole('button', { name: 'Suspender' }).click()
  const dialog = page.getByRole('dialog', { name: /^Suspender a / })
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill(reason)
  if (end) await dialog.getByLabel('Hasta').fill(end)
  const done = page.waitForResponse(/\/api\/banuser\//)
  await dialog.getByRole('button', { name: 'Suspender la cuenta' }).click()
  expect((await done).status()).toBe(200)
}

const banned = (page: Page) => page.getByRole('dialog', { name: 'Tu cuenta está suspendida' })

test('a ban reaches open browsers, ends what they sell and lead, is appealed and lifted', async ({
  visit,
  maker,
}) => {
  const [admin, seller, leader, rival] = [
    await maker.person({ role: 'admin' }),
    await maker.person({ score: 90 }),
    await maker.person(),
    await maker.person(),
  ]
  const selling = await publishOverHttp(seller, { title: 'Guitarra criolla de palo santo' })
  const led = await publishOverHttp(await maker.person({ score: 90 }), { title: 'Máquina de escribir' })
  await bidOverHttp(rival, led, 12_000)
  await bidOverHttp(leader, led, 20_000)

  const watcher = await visit(`/subasta/${selling}`)
  const sellersPage = await visit('/administrar-subastas', { as: seller })
  const leadersPage = await visit(`/subasta/${led}`, { as: leader, phone: true })
  const rivalsPage = await visit(`/subasta/${led}`, { as: rival })
  await expect(sellersPage.getByText('Guitarra criolla')).toBeVisible()
  await expect(leadersPage.getByText('Vas ganando').first()).toBeVisible()
  await expect(watcher.getByRole('heading', { name: 'Guitarra criolla de palo santo' })).toBeVisible()

  const panel = await visit('/admin', { as: admin })
  await find(panel, 'Usuario', seller.username)
  await expect(panel.getByRole('heading', { name: seller.username })).toBeVisible()
  await expect(panel.getByText(seller.email)).toBeVisible()
  await ban(panel, 'Vende lo que no tiene', '2099-12-05T10:30')
  await expect(banned(sellersPage)).toBeVisible({ timeout: KNOWN_WITHIN_MS })
  await expect(banned(sellersPage).getByText('Vende lo que no tiene')).toBeVisible()
  await expect(banned(sellersPage).getByText(/05\/12\/2099 a las 10:30, hora argentina/)).toBeVisible()
  await expect(watcher.getByText('Subasta cancelada').first()).toBeVisible()
  await expect(panel.getByText('En vigencia')).toBeVisible()

  await find(panel, 'Email', leader.email)
  await expect(panel.getByRole('heading', { name: leader.username })).toBeVisible()
  await ban(panel, 'Puja sin intención de comprar')
  await expect(banned(leadersPage)).toBeVisible({ timeout: KNOWN_WITHIN_MS })
  await expect(banned(leadersPage).getByText(/Sin fecha de fin/)).toBeVisible()
  await expect(rivalsPage.getByText('Vas ganando').first()).toBeVisible()

  // The browser that was open appeals with what it has; the other one has to log in for that.
  await leadersPage.getByRole('button', { name: 'Enviar apelación' }).click()
  await expect(leadersPage.getByText('Contanos por qué creés que es un error.')).toBeVisible()
  await leadersPage.getByRole('textbox', { name: 'Tu apelación' }).fill('Me robaron el teléfono.')
  await leadersPage.getByRole('button', { name: 'Enviar apelación' }).click()
  await expect(leadersPage.getByText('Recibimos tu apelación. Te respondemos por email.')).toBeVisible()

  const entrance = await visit('/iniciar-sesion')
  await logIn(entrance, seller)
  await expect(banned(entrance).getByText('Vende lo que no tiene')).toBeVisible()
  const download = entrance.waitForEvent('download')
  await entrance.getByRole('button', { name: 'Descargar mis datos' }).click()
  const file = await (await download).path()
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ cuenta: { email: seller.email } })
  await entrance.getByRole('button', { name: 'Seguir como visitante' }).click()
  await expect(banned(entrance)).toBeHidden()

  await panel.getByRole('tab', { name: /^Apelaciones/ }).click()
  const appeal = panel.getByRole('article').filter({ hasText: leader.username })
  await expect(appeal.getByText('Me robaron el teléfono.')).toBeVisible()
  await appeal.getByRole('textbox', { name: 'Respuesta' }).fill('Lo revisamos y tenés razón.')
  await appeal.getByRole('checkbox', { name: 'Levantar la suspensión' }).check()
  await appeal.getByRole('button', { name: 'Responder' }).click()
  await expect(appeal).toBeHidden()
  const back = await visit('/iniciar-sesion', { phone: true })
  await logIn(back, leader)
  await expect(back).toHaveURL('/')

  await panel.getByRole('tab', { name: 'Personas' }).click()
  await find(panel, 'Número', String(seller.id))
  await panel.getByRole('button', { name: 'Levantar la suspensión' }).click()
  await expect(panel.getByText(/^Levantada el/)).toBeVisible()
  await entrance.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(entrance).toHaveURL('/')
})

test('the panel says what cannot be looked for, and is for administrators only', async ({ visit, maker }) => {
  const panel = await visit('/admin', { as: await maker.person({ role: 'admin' }) })
  await find(panel, 'Número', '0')
  await expect(panel.getByText('Invalid user ID')).toBeVisible()
  await find(panel, 'Email', '  ')
  await expect(panel.getByText('Escribí qué buscar.')).toBeVisible()
  await find(panel, 'Usuario', 'no_existe_nadie')
  await expect(panel.getByText('No encontramos a esa persona.')).toBeVisible()
  await expect(panel).toHaveURL(/valor=no_existe_nadie/)

  const member = await visit('/admin', { as: await maker.person() })
  await expect(member).toHaveURL('/')
  await expect(await visit('/admin')).toHaveURL('/iniciar-sesion')
})
