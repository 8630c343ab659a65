import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls, sessionData, show } from '../accounts/accounts.testing.tsx'
import { ReachControls } from './reach-controls.tsx'
import type { ReachedAuction } from './reached-auction.ts'

const seller: ReachedAuction['seller'] = {
  ID: 7,
  Username: 'ana',
  ProfileImage: '',
  reputation: 80,
  band: 5,
  kind: 'particular',
  sales: 4,
  rating: null,
}
const auction: ReachedAuction = {
  ID: 12,
  Title: 'Cámara réflex',
  state: 'running',
  private: false,
  featured: false,
  seller,
}
const counts = (featured: number) => ({
  body: { active: 3, pending: 0, finished: 0, drafts: 0, featured },
})
const base = {
  'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
  'GET /user/sessiondata': { body: sessionData },
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('features an own auction, and says how many are', async () => {
  let featured = 2
  const sent = answerCalls({
    ...base,
    'GET /auctions/myauctions/counts': () => counts(featured),
    'POST /auctions/12/feature': () => {
      featured = 3
      return { body: {} }
    },
  })
  show(<ReachControls auction={auction} />)
  expect(await screen.findByText('2 de 3 destacadas')).toBeTruthy()
  await press('Destacar')
  expect(await screen.findByText(/^3 de 3 destacadas/)).toBeTruthy()
  expect(sent.map(({ route }) => route)).toContain('POST /auctions/12/feature')
})

test('offers no further one where as many as may be are featured, and says what to do', async () => {
  const sent = answerCalls({ ...base, 'GET /auctions/myauctions/counts': counts(3) })
  show(<ReachControls auction={auction} />)
  const why = await screen.findByText('3 de 3 destacadas. Dejá de destacar una para destacar esta.')
  const button = screen.getByRole('button', { name: 'Destacar', description: why.textContent ?? '' })
  expect(button).toHaveProperty('disabled', true)
  await userEvent.click(button)
  expect(sent.map(({ route }) => route)).not.toContain('POST /auctions/12/feature')
})

test('takes the mark back', async () => {
  const sent = answerCalls({
    ...base,
    'GET /auctions/myauctions/counts': counts(3),
    'POST /auctions/12/unfeature': { body: {} },
  })
  show(<ReachControls auction={{ ...auction, featured: true }} />)
  expect(await screen.findByText('3 de 3 destacadas')).toBeTruthy()
  await press('Dejar de destacar')
  await waitFor(() => expect(sent.map(({ route }) => route)).toContain('POST /auctions/12/unfeature'))
})

test.each([
  ['below the band that may', { seller: { ...seller, reputation: 75 } }],
  ['once it ended', { state: 'finished' as const }],
  ['while it waits for approval', { state: 'pending' as const }],
])('offers nothing %s', (_when, other) => {
  answerCalls(base)
  show(<ReachControls auction={{ ...auction, ...other }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

const url = 'http://127.0.0.1:4000/subasta/12?clave=abcdefghijklmnopqrstuvwxyz'
const link = (guests: number) => ({
  body: { clave: 'abc', path: '/subasta/12?clave=abc', url, guests },
})

test('shows the link of a private one, and copies it', async () => {
  answerCalls({ ...base, 'GET /auctions/12/private-link': link(2) })
  show(<ReachControls auction={{ ...auction, private: true }} />)
  expect(await screen.findByLabelText('Enlace de la subasta privada')).toHaveProperty('value', url)
  expect(screen.getByText(/Entraron 2 personas/)).toBeTruthy()
  const user = userEvent.setup()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }))
  expect(write).toHaveBeenCalledWith(url)
})

test('asks before it voids the link, and says who loses access', async () => {
  const sent = answerCalls({
    ...base,
    'GET /auctions/12/private-link': link(2),
    'DELETE /auctions/12/private-link': { body: { clave: null, path: null, url: null, guests: 1 } },
  })
  show(<ReachControls auction={{ ...auction, private: true }} />)
  await screen.findByLabelText('Enlace de la subasta privada')
  await press('Anular')
  expect(await screen.findByText(/quienes no pujaron dejan de ver la subasta/)).toBeTruthy()
  expect(sent.map(({ route }) => route)).not.toContain('DELETE /auctions/12/private-link')
  await press('Anular el enlace')
  expect(await screen.findByText(/El enlace está anulado/)).toBeTruthy()
  expect(screen.queryByLabelText('Enlace de la subasta privada')).toBeNull()
})
