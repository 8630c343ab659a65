import { expect, test } from './support/journey.ts'
import { readMail } from './support/read-mail.ts'

test('somebody without an account takes a purchase back from the foot of a page', async ({ visit }) => {
  const page = await visit('/todas', { phone: true })
  await page.getByRole('link', { name: 'Botón de arrepentimiento' }).click()
  await expect(page).toHaveURL('/arrepentimiento')
  const email = `arrepentida.${Date.now()}@correo.test`
  await page.getByLabel('Nombre y apellido').fill('Ana Paz')
  await page.getByLabel('Email').fill(email)
  const send = page.getByRole('button', { name: 'Enviar y recibir mi código' })
  await send.click()
  await expect(page.getByText('Decinos de qué compra se trata')).toBeVisible()
  await page.getByLabel('¿De qué compra se trata?').fill('Subasta 12, bicicleta')
  await send.click()
  const code = (await page.getByTestId('code').textContent()) ?? ''
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const mail = await readMail(page, email, /tu pedido de arrepentimiento/)
  expect(mail.subject).toContain(code)
  expect(mail.text).not.toContain('bicicleta')
})

test('an answer is found by its words and by its address, with what it links', async ({ visit }) => {
  const page = await visit('/preguntas-y-respuestas#se-extendio')
  await expect(page.getByText('Para que nadie gane por pujar en el último segundo')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar en las preguntas' }).fill('codigo entrega')
  await expect(page.getByText('quien compra tiene un código de 6 dígitos')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar en las preguntas' }).fill('')
  await page.getByText('¿Cuánto cuesta usar').click()
  await page.getByRole('link', { name: 'Cuánto es la comisión' }).click()
  await expect(page).toHaveURL('/preguntas-y-respuestas#cuanto-es-la-comision')
  await expect(page.getByRole('cell', { name: '12,5 % a 8 %' })).toBeInViewport()
})

test('the keyboard alone goes through the category menu', async ({ visit }) => {
  const page = await visit('/')
  const categories = page.getByRole('button', { name: 'Categorías' })
  const first = page.getByRole('navigation', { name: 'Secciones' }).locator('a[data-active]')
  // Presses before the page was taken over are kept, keys are not: then nothing opens, and one presses again.
  await expect(async () => {
    await categories.press('ArrowDown')
    await expect(first).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/categorias\/[^/]+\/subcategoria\/[^/]+$/)
  await expect(categories).toHaveAttribute('aria-expanded', 'false')
})

test('a phone pulled down at the top of a list loads it anew', async ({ visit }) => {
  const page = await visit('/todas', {
    phone: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile',
  })
  const sign = page.locator('[data-phase]')
  await expect(sign).toHaveAttribute('data-phase', 'idle')
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
  await send('touchStart', 150)
  for (let y = 160; y <= 220; y += 10) await send('touchMove', y)
  await expect(sign).toHaveAttribute('data-phase', 'pulling')
  for (let y = 230; y <= 280; y += 10) await send('touchMove', y)
  await expect(sign).toHaveAttribute('data-phase', 'ready')
  const loaded = page.waitForEvent('load')
  await send('touchEnd')
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Todas las subastas' })).toBeVisible()
})
