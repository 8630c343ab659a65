import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, sessionData } from '../../features/accounts/accounts.testing.tsx'
import { rememberedPath } from '../../lib/paths.ts'
import { SessionProvider } from '../../lib/session.tsx'
import { SESSION_KEY, sessionUserOf, writeSession } from '../../lib/session-store.ts'
import { swrConfig } from '../../lib/swr-config.ts'
import { EnterPrivate } from './enter-private.tsx'

const base = {
  'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
  'GET /user/sessiondata': { body: sessionData },
}
const CLAVE = 'la-clave-del-enlace-privado'
const at = `/subasta/12?clave=${CLAVE}`

function Here() {
  const { search } = useLocation()
  return search === '' ? <p>La subasta</p> : <EnterPrivate id={12} clave={CLAVE} />
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/subasta/:id', element: <Here /> },
      { path: '*', element: <p>Otra pantalla</p> },
    ],
    { initialEntries: [at] },
  )
  render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map(), dedupingInterval: 0 }}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </SWRConfig>,
  )
  return router
}

const logIn = () => writeSession(sessionUserOf({ ...sessionData, role: 'user' }))
beforeEach(() => localStorage.removeItem(SESSION_KEY))

test('a visitor is asked to log in, nothing is sent, and the login brings them back with the secret', async () => {
  const sent = answerCalls(base)
  const router = open()
  expect(await screen.findByRole('heading', { name: 'Te invitaron a una subasta privada' })).toBeTruthy()
  expect(sent.map(({ route }) => route)).not.toContain('POST /auctions/12/enter')
  await userEvent.click(screen.getByRole('link', { name: 'Iniciar sesión' }))
  expect(router.state.location.pathname).toBe('/iniciar-sesion')
  expect(rememberedPath()).toBe(at)
})

test('whoever is logged in goes on to the auction, at an address without the secret', async () => {
  logIn()
  const sent = answerCalls({ ...base, 'POST /auctions/12/enter': { body: { ok: true } } })
  const router = open()
  expect(await screen.findByText('La subasta')).toBeTruthy()
  expect(sent).toContainEqual({ route: 'POST /auctions/12/enter', body: { clave: CLAVE } })
  expect(router.state.location).toMatchObject({ pathname: '/subasta/12', search: '' })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a wrong or void link shows the same screen as an address that leads nowhere', async () => {
  logIn()
  answerCalls({
    ...base,
    'POST /auctions/12/enter': {
      status: 404,
      body: { code: 'not_found', error: 'No encontramos esa subasta.' },
    },
  })
  open()
  expect(await screen.findByRole('heading', { name: 'Esta página no existe' })).toBeTruthy()
})

test('a failure may be tried again', async () => {
  logIn()
  let away = true
  answerCalls({
    ...base,
    'POST /auctions/12/enter': () =>
      away ? { status: 503, body: { code: 'busy', error: 'Hay mucha actividad.' } } : { body: { ok: true } },
  })
  open()
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  away = false
  await userEvent.click(retry)
  await waitFor(() => expect(screen.getByText('La subasta')).toBeTruthy())
})
