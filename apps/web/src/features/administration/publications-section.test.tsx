import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeAuction } from '../../drawing/answers.testing.ts'
import { answerCalls, sessionData, show } from '../accounts/accounts.testing.tsx'
import { PublicationsSection } from './publications-section.tsx'

const auction = { ...makeAuction(), ID: 7, state: 'pending', approved: false }

function serve(changes: Record<string, { status?: number; body?: unknown }> = {}) {
  return answerCalls({
    'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
    'GET /user/sessiondata': { body: { ...sessionData, role: 'admin' } },
    'GET /admin/auctions': { body: { data: [auction], meta: { page: 1, limit: 12, pages: 1, total: 1 } } },
    'GET /auctions/7': { body: auction },
    'POST /admin/auctions/7/approve': { body: auction },
    'POST /admin/auctions/7/reject': { body: auction },
    'POST /admin/auctions/9/cancel': { body: auction },
    ...changes,
  })
}

const written = (sent: ReturnType<typeof serve>) =>
  sent.filter(({ route }) => route.startsWith('POST /admin'))

test('shows what is judged, and approves it', async () => {
  const sent = serve()
  show(<PublicationsSection />)
  const link = await screen.findByRole('link', { name: auction.Title })
  expect(link.getAttribute('href')).toBe('/subasta/7')
  expect(screen.getByText(`Nivel ${auction.seller.band}`)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Aprobar' }))
  expect(written(sent).map(({ route }) => route)).toEqual(['POST /admin/auctions/7/approve'])
})

test('what could not be read of it is said, and read again', async () => {
  let status = 500
  serve()
  const answered = globalThis.fetch
  globalThis.fetch = (url, init) =>
    String(url).endsWith('/auctions/7') && status === 500
      ? Promise.resolve(new Response('{}', { status }))
      : answered(url, init)
  show(<PublicationsSection />)
  expect(await screen.findByText(/No pudimos cargar la descripción/)).toBeTruthy()
  status = 200
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(/Tapizada a nuevo/)).toBeTruthy()
})

test('a rejection needs a reason, which travels', async () => {
  const sent = serve()
  show(<PublicationsSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }))
  expect(screen.getByText('Escribí el motivo.')).toBeTruthy()
  expect(written(sent)).toEqual([])
  await userEvent.type(screen.getByLabelText(/Motivo del rechazo/), 'La foto es de otra cosa.')
  await userEvent.click(screen.getByRole('button', { name: 'Rechazar' }))
  expect(written(sent)).toEqual([
    { route: 'POST /admin/auctions/7/reject', body: { reason: 'La foto es de otra cosa.' } },
  ])
})

test('cancels by number and reason, and says why it was refused without losing what was typed', async () => {
  const sent = serve({
    'POST /admin/auctions/9/cancel': {
      status: 409,
      body: { code: 'not_active', error: 'Esta subasta ya terminó.' },
    },
  })
  show(<PublicationsSection />)
  const form = within(screen.getByRole('form', { name: 'Cancelar una subasta' }))
  await userEvent.click(form.getByRole('button'))
  expect(form.getByText('Escribí el número de la subasta.')).toBeTruthy()
  await userEvent.type(form.getByLabelText(/Número de la subasta/), '9')
  await userEvent.type(form.getByLabelText(/Motivo de la cancelación/), 'Es una copia.')
  await userEvent.click(form.getByRole('button'))
  expect(written(sent)).toEqual([
    { route: 'POST /admin/auctions/9/cancel', body: { reason: 'Es una copia.' } },
  ])
  expect(await form.findByText('Esta subasta ya terminó.')).toBeTruthy()
  expect(form.getByDisplayValue('Es una copia.')).toBeTruthy()
})
