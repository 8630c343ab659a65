import type { Auction } from '@martillo/contract/auctions'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { makeAuction } from '../drawing/answers.testing.ts'
import { answerCalls, sessionData, show } from '../features/accounts/accounts.testing.tsx'
import { Component as EditAuction } from './edit-auction.tsx'

Element.prototype.scrollIntoView = () => undefined

const DAY_MS = 86_400_000
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const viewer = {
  leading: false,
  my_maximum: null,
  minimum_next_bid: 1_000,
  alias: null,
  bidding: false,
  seller: true,
  can_bid: false,
}

function own(wish: Partial<Auction> = {}): Auction {
  return makeAuction({
    ID: 7,
    Title: 'Silla de madera',
    description: 'Tapizada a nuevo.',
    StartTime: `${day(-1)}T12:00:00.000Z`,
    EndTime: `${day(4)}T21:00:00.000Z`,
    BasePrice: 10_000,
    MinIncrement: 500,
    bids_count: 0,
    state: 'running',
    approved: true,
    viewer,
    ...wish,
  })
}

type Answers = Parameters<typeof answerCalls>[0]

function open(auction: Auction, answers: Answers = {}) {
  const sent = answerCalls({
    'GET /time': { body: { now: new Date().toISOString() } },
    'GET /user/sessiondata': { body: { ...sessionData, verified_email: true } },
    'GET /auctions/7': { body: auction },
    'GET /categories': { body: [] },
    'GET /locations/provinces': { body: [] },
    'GET /auctions/quote': { body: { amount: 10_000, rate_bp: 500, commission: 500, net: 9_500 } },
    'PUT /auctions/edit/7': { body: auction },
    ...answers,
  })
  const router = show(
    <Routes>
      <Route path="/administrar-subastas/:id" element={<EditAuction />} />
      <Route path="*" element={<p>otra</p>} />
    </Routes>,
    '/administrar-subastas/7',
  )
  return { router, edits: () => sent.filter(({ route }) => /^(PUT|POST|DELETE) /.test(route)) }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar los cambios' }))

test('only what changed travels, amounts as numbers and moments with their zone, and one arrives at the auction', async () => {
  const { router, edits } = open(own())
  const title = await screen.findByLabelText(/^Título/)
  await userEvent.type(title, ' maciza')
  const base = screen.getByLabelText(/^Precio base/)
  await userEvent.clear(base)
  await userEvent.type(base, '12000')
  const end = screen.getByLabelText(/^Día y hora de cierre/)
  fireEvent.change(end, { target: { value: `${day(5)}T18:00` } })
  await save()
  expect(await screen.findByText('otra')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/subasta/7')
  const [edit] = edits()
  expect(edit?.route).toBe('PUT /auctions/edit/7')
  expect(edit?.body).toMatchObject({
    title: 'Silla de madera maciza',
    base_price: 12_000,
    end_time: `${day(5)}T21:00:00.000Z`,
  })
  expect(edit?.body).not.toHaveProperty('start_time')
  expect(edit?.body).not.toHaveProperty('photos')
  expect(edit?.body).not.toHaveProperty('description')
})

test('a fault is said at its field and nothing travels; without a change neither', async () => {
  const { edits } = open(own())
  const title = await screen.findByLabelText(/^Título/)
  await save()
  expect(await screen.findByText('No cambiaste nada todavía.')).toBeTruthy()
  await userEvent.clear(title)
  await userEvent.type(title, 'ab')
  await save()
  expect(await screen.findByText('El título tiene que tener al menos 5 caracteres.')).toBeTruthy()
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect(edits()).toEqual([])
})

test.each([
  [
    'a refusal with details at its field',
    {
      status: 422,
      body: {
        code: 'publication_invalid',
        error: 'Revisá el formulario.',
        details: { title: 'Sin teléfonos.' },
      },
    },
    'Sin teléfonos.',
  ],
  ['an unexplained failure as such', { status: 500, body: {} }, 'Failed to edit auction'],
])('says %s, and what was typed stays', async (_, answer, says) => {
  open(own(), { 'PUT /auctions/edit/7': answer })
  await userEvent.type(await screen.findByLabelText(/^Título/), ' maciza')
  await save()
  expect(await screen.findByText(says)).toBeTruthy()
  expect(screen.getByDisplayValue('Silla de madera maciza')).toBeTruthy()
})

test('a rejected one says why, and that a change waits for approval', async () => {
  open(own({ state: 'rejected', approved: false, rejection: 'La foto es de otra cosa.' }))
  expect(await screen.findByText(/La foto es de otra cosa\./)).toBeTruthy()
  expect(screen.getByText(/vuelve a esperar aprobación/)).toBeTruthy()
})

test('what would hide it again until it is approved is said before and beside the button', async () => {
  open(own({ viewer: { ...viewer, edits_wait: true } }))
  expect(await screen.findByText(/deja de verse hasta que la vuelva a aprobar/)).toBeTruthy()
  const hides = /^Al guardar, la subasta deja de verse/
  await userEvent.type(screen.getByLabelText(/^Precio base/), '0')
  expect(screen.queryByText(hides)).toBeNull()
  await userEvent.type(screen.getByLabelText(/^Título/), ' maciza')
  expect(screen.getByText(hides)).toBeTruthy()
})

test('whose changes nobody looks at is told nothing of approval', async () => {
  open(own({ viewer: { ...viewer, edits_wait: false } }))
  await userEvent.type(await screen.findByLabelText(/^Título/), ' maciza')
  expect(screen.queryByText(/aprob/i)).toBeNull()
})

test('with bids there is only what may be added, and a delivery option travels with those that were there', async () => {
  const { edits } = open(own({ bids_count: 2, delivery_options: ['retiro'] }))
  expect(await screen.findByText(/Ya hay pujas/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Título/)).toBeNull()
  expect(screen.queryByLabelText(/^Precio base/)).toBeNull()
  const [option] = within(screen.getByRole('form', { name: 'Agregar a la subasta' })).getAllByRole('checkbox')
  if (!option) throw new Error('there is no option to add')
  await userEvent.click(option)
  await userEvent.click(screen.getByRole('button', { name: 'Guardar lo agregado' }))
  expect(await screen.findByText('otra')).toBeTruthy()
  const body = edits()[0]?.body as { delivery_options: string[] }
  expect(Object.keys(body)).toEqual(['delivery_options'])
  expect(body.delivery_options).toContain('retiro')
  expect(body.delivery_options).toHaveLength(2)
})

test('a clarification needs a text, and is sent once', async () => {
  const auction = own({ bids_count: 2 })
  const clarifications = [{ text: 'Mide 90 cm de alto.', at: '2026-03-01T12:00:00.000Z' }]
  const after = { ...auction, clarifications }
  const { edits } = open(auction, { 'POST /auctions/7/clarifications': { status: 201, body: after } })
  const button = await screen.findByRole('button', { name: 'Agregar la aclaración' })
  await userEvent.click(button)
  expect(screen.getByText('Escribí la aclaración.')).toBeTruthy()
  const text = screen.getByLabelText(/^Aclaración/)
  await userEvent.type(text, 'Mide 90 cm de alto.')
  await userEvent.click(button)
  expect(edits()).toEqual([
    { route: 'POST /auctions/7/clarifications', body: { text: 'Mide 90 cm de alto.' } },
  ])
  expect(await screen.findByText(/^Aclaración del/)).toBeTruthy()
  await waitFor(() => expect(text).toHaveProperty('value', ''))
})

test('for whoever does not sell it there is nothing here', async () => {
  open(own({ viewer: { ...viewer, seller: false } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeTruthy()
  expect(screen.queryByText('Editar la subasta')).toBeNull()
})
