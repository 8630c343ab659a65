import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { answerCalls, type SentCall, sessionData, show } from '../features/accounts/accounts.testing.tsx'
import { sessionUserOf, writeSession } from '../lib/session-store.ts'
import { Component as MyAuctions } from './my-auctions.tsx'

const NOW = '2026-03-01T12:00:00.000Z'
const card = {
  ID: 7,
  Title: 'Bandoneón de 142 voces',
  StartTime: '2026-02-27T12:00:00.000Z',
  EndTime: '2026-03-04T12:00:00.000Z',
  BasePrice: 1_000,
  PrimaryPic: 'images/a.jpg',
  tint: '#eeeeee',
  bids_count: 0,
  state: 'running',
  featured: false,
  private: false,
  seller: { reputation: 20, band: 2 },
  can_edit: 'all',
  can_delete: true,
  can_republish: false,
}
const ended = {
  ...card,
  state: 'finished',
  outcome: 'unsold',
  can_edit: 'no',
  can_delete: false,
  can_republish: true,
}
const page = (...data: object[]) => ({
  body: { data, meta: { page: 1, limit: 12, pages: 1, total: data.length } },
})
const base = {
  'GET /time': { body: { now: NOW } },
  'GET /user/sessiondata': { body: { ...sessionData, verified_email: true } },
  'GET /auctions/myauctions/counts': { body: { active: 1, pending: 2, finished: 3, drafts: 4, featured: 0 } },
  'GET /user/bids/counts': { body: { leading: 5, outbid: 6, won: 7, lost: 8 } },
  'GET /auctions/myauctions': page(card),
}

const routes = (sent: SentCall[]) => sent.map(({ route }) => route)

beforeEach(() => writeSession(sessionUserOf({ ...sessionData, role: 'user', verified_email: true })))

test('the address says which list, each tab how many, and the other half what one bids on', async () => {
  answerCalls({ ...base, 'GET /user/bids': page({ ...card, my_maximum: 5_000 }) })
  const router = show(<MyAuctions />, '/administrar-subastas')
  expect((await screen.findByRole('tab', { name: 'Por aprobar 2' })).ariaSelected).not.toBe('true')
  expect(await screen.findByText(card.Title)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Mis pujas' }))
  await userEvent.click(await screen.findByRole('tab', { name: 'Superado 6' }))
  expect(router.state.location.search).toBe('?ver=superado')
  expect(await screen.findByText('Tu máximo: $ 5.000')).toBeTruthy()
  expect(screen.getByText('Te superaron')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Pujar de nuevo' }).getAttribute('href')).toBe('/subasta/7')
})

test('one without bids is edited or deleted after asking; one with bids says why it stays', async () => {
  const sent = answerCalls({
    ...base,
    'GET /auctions/myauctions': page(card, { ...card, ID: 8, can_edit: 'additions', can_delete: false }),
    'DELETE /auctions/deleteownauction/7': { status: 500, body: {} },
  })
  show(<MyAuctions />, '/administrar-subastas')
  expect((await screen.findByRole('link', { name: 'Editar' })).getAttribute('href')).toBe(
    '/administrar-subastas/7',
  )
  expect(screen.getByRole('link', { name: 'Agregar o aclarar' }).getAttribute('href')).toBe(
    '/administrar-subastas/8',
  )
  expect(screen.getByText('Ya tiene pujas: no se puede borrar.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Borrar' }))
  const dialog = await screen.findByRole('dialog', { name: '¿Borrar esta subasta?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Borrar' }))
  await waitFor(() => expect(routes(sent)).toContain('DELETE /auctions/deleteownauction/7'))
  // What failed leaves the question open.
  expect(screen.getByRole('dialog', { name: '¿Borrar esta subasta?' })).toBeTruthy()
})

test('one that somebody bid on meanwhile stays, and the list says so', async () => {
  let hasBids = false
  answerCalls({
    ...base,
    'GET /auctions/myauctions': () =>
      page({ ...card, ...(hasBids && { bids_count: 1, can_edit: 'additions', can_delete: false }) }),
    'DELETE /auctions/deleteownauction/7': () => {
      hasBids = true
      return { status: 409, body: { code: 'has_bids', error: 'Ya hay pujas.' } }
    },
  })
  show(<MyAuctions />, '/administrar-subastas')
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }))
  const dialog = await screen.findByRole('dialog', { name: '¿Borrar esta subasta?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Borrar' }))
  expect(await screen.findByText('Ya tiene pujas: no se puede borrar.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one that ended without a sale is published again with a new end, under one key however often it is sent', async () => {
  let answers = 0
  const urls: string[] = []
  answerCalls({ ...base, 'GET /auctions/myauctions': page(ended) })
  const answered = globalThis.fetch
  globalThis.fetch = async (url, init) => {
    if (init?.method !== 'POST') return answered(url, init)
    urls.push(String(url))
    answers += 1
    if (answers === 1) throw new TypeError('no network')
    return new Response(JSON.stringify({ id: 9, auction: { ...card, ID: 9 } }), { status: 201 })
  }
  const router = show(<MyAuctions />, '/administrar-subastas?ver=finalizadas')
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a publicar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Volver a publicar' })
  await userEvent.click(within(dialog).getByRole('radio', { name: '3 días' }))
  const publish = within(dialog).getByRole('button', { name: 'Publicar' })
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function note(this: Element) {
    seen.push(this)
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  await userEvent.click(publish)
  expect(seen).toEqual([await within(dialog).findByRole('alert')])
  await userEvent.click(publish)
  await waitFor(() => expect(router.state.location.pathname).toBe('/subasta/9'))
  const keys = urls.map((url) => new URL(url, 'http://localhost').searchParams.get('idempotency_key'))
  expect(urls[0]).toContain('/auctions/republish/7?')
  expect(keys).toEqual([keys[0], keys[0]])
})

test('before it is published again its end is asked for at its field, and the commission is told', async () => {
  const quote = { amount: 1_000, rate_bp: 1_700, commission: 170, net: 830 }
  answerCalls({
    ...base,
    'GET /auctions/myauctions': page(ended),
    'GET /auctions/quote': { body: quote },
  })
  show(<MyAuctions />, '/administrar-subastas?ver=finalizadas')
  await userEvent.click(await screen.findByRole('button', { name: 'Volver a publicar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Volver a publicar' }))
  expect((await dialog.findAllByText(/tu comisión es de \$ 170 \(17 %\)/)).length).toBeGreaterThan(0)
  await userEvent.click(dialog.getByRole('radio', { name: 'Otra fecha' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Publicar' }))
  const field = dialog.getByLabelText(/^Día y hora de cierre/)
  expect(dialog.getByText('Elegí el día y la hora de cierre.')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field, { target: { value: '2026-03-05T18:00' } })
  expect(dialog.queryByText('Elegí el día y la hora de cierre.')).toBeNull()
})

test('a similar one begins as a draft', async () => {
  const sent = answerCalls({ ...base, 'POST /auctions/7/similar': { status: 201, body: {} } })
  const router = show(<MyAuctions />, '/administrar-subastas')
  await userEvent.click(await screen.findByRole('button', { name: 'Publicar similar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/crear-subasta'))
  const body = sent.find(({ route }) => route === 'POST /auctions/7/similar')?.body as { draft: string }
  expect(router.state.location.search).toBe(`?borrador=${body.draft}`)
})

test('drafts go on or go, and what was rejected says why', async () => {
  const draft = { id: '0f7e6c1a-9d0b-4f0e-8c3d-3a9c2b1d4e5f', title: '', PrimaryPic: '', saved_at: NOW }
  const sent = answerCalls({
    ...base,
    'GET /drafts': page(draft),
    [`DELETE /drafts/${draft.id}`]: { body: { ok: true } },
    'GET /auctions/myauctions': page({ ...card, state: 'rejected', rejection: 'La foto no es del objeto.' }),
  })
  show(<MyAuctions />, '/administrar-subastas?ver=borradores')
  expect((await screen.findByRole('link', { name: 'Seguir' })).getAttribute('href')).toContain(draft.id)
  await userEvent.click(screen.getByRole('button', { name: 'Borrar Sin título' }))
  const dialog = await screen.findByRole('dialog', { name: '¿Borrar este borrador?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Borrar' }))
  await waitFor(() => expect(routes(sent)).toContain(`DELETE /drafts/${draft.id}`))
  await userEvent.click(await screen.findByRole('tab', { name: 'Por aprobar 2' }))
  expect(await screen.findByText('No se aprobó: La foto no es del objeto.')).toBeTruthy()
})

test('what could not be read can be tried again, and an empty list says what comes next', async () => {
  let status = 500
  answerCalls({
    ...base,
    'GET /auctions/myauctions': () => (status === 500 ? { status, body: {} } : { status, ...page() }),
  })
  show(<MyAuctions />, '/administrar-subastas')
  expect(await screen.findByText('Error al cargar subastas')).toBeTruthy()
  status = 200
  await userEvent.click(screen.getByRole('button', { name: /Reintentar|Probar de nuevo|Intentar/ }))
  expect(await screen.findByText('No tenés subastas activas')).toBeTruthy()
})

test('the search looks in the list that is open, drafts too, and finding nothing leads back to all of it', async () => {
  const urls: string[] = []
  answerCalls({ ...base, 'GET /drafts': page() })
  const answered = globalThis.fetch
  globalThis.fetch = (url, init) => {
    urls.push(String(url))
    return answered(url, init)
  }
  const router = show(<MyAuctions />, '/administrar-subastas?ver=borradores')
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Buscar por título' }), 'roble{Enter}')
  expect(await screen.findByText('Nada se llama "roble"')).toBeTruthy()
  expect(urls.some((url) => url.includes('/drafts?') && url.includes('q=roble'))).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Ver toda la lista' }))
  expect(router.state.location.search).toBe('?ver=borradores')
  expect(await screen.findByText('No tenés borradores')).toBeTruthy()
})

test('time does not run for what waits, and what was rejected is to be corrected', async () => {
  const waiting = { ...card, ID: 8, state: 'pending' }
  answerCalls({ ...base, 'GET /auctions/myauctions': page({ ...card, state: 'rejected' }, waiting) })
  show(<MyAuctions />, '/administrar-subastas?ver=por-aprobar')
  const [rejected, pending] = await screen.findAllByRole('listitem')
  if (!rejected || !pending) throw new Error('a row is missing')
  expect(within(rejected).getByRole('link', { name: 'Corregir' }).getAttribute('href')).toBe(
    '/administrar-subastas/7',
  )
  expect(within(pending).getByText('El tiempo todavía no corre')).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})
