import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answerCalls, sessionData, show } from '../features/accounts/accounts.testing.tsx'
import { hearBans } from '../lib/ban.ts'
import { rememberPath } from '../lib/paths.ts'
import { SESSION_KEY, sessionUserOf, writeSession } from '../lib/session-store.ts'
import { Component as AppleCallback } from './apple-callback.tsx'
import { Component as CompleteProfile } from './complete-profile.tsx'

const base = {
  'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
  'GET /user/sessiondata': { body: sessionData },
}

const own = {
  ID: 7,
  Username: 'ana',
  firstName: 'Ana',
  lastName: 'Paz',
  birthDate: '1990-02-28',
  phoneNumber: '221 555 0134',
  province: 'Salta',
  location: '',
  city: 'Cachi',
}

test('whoever is banned and comes by Apple hears of the server why and until when', async () => {
  const hear = vi.fn()
  const stop = hearBans(hear)
  const ban = { code: 'banned', error: 'x', reason: 'Vendía lo que no tenía.', until: null }
  answerCalls({ ...base, 'GET /user/sessiondata': { status: 403, body: ban } })
  show(<AppleCallback />, '/apple-callback?success=false&error=banned')
  await waitFor(() => expect(hear).toHaveBeenCalledWith(expect.objectContaining({ reason: ban.reason })))
  expect(screen.getByText('Tu cuenta está suspendida.')).toBeTruthy()
  stop()
})

test.each([
  ['is_new_user=true&city=', 'completar-perfil'],
  ['is_new_user=false&city=', ''],
  ['is_new_user=true&city=Salta', ''],
])('after Apple, %s leads to /%s', async (query, to) => {
  answerCalls(base)
  const router = show(<AppleCallback />, `/apple-callback?success=true&${query}`)
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(`/${to}`))
  expect(localStorage.getItem(SESSION_KEY)).toContain('"Username":"ana"')
})

test.each([
  ['/completar-perfil?desde=%2Fbuscar%3Fq%3Dsilla', '/', '/buscar?q=silla'],
  ['/completar-perfil?desde=%2F%2Fevil.test', '/', '/'],
  ['/completar-perfil', '/notificaciones?page=2', '/notificaciones?page=2'],
  ['/completar-perfil?desde=%2Fcompletar-perfil', '/', '/'],
])('a completed profile at %s, with %s remembered, leads on to %s', async (at, remembered, to) => {
  rememberPath(remembered)
  writeSession(sessionUserOf({ ...sessionData, role: 'user' }))
  answerCalls({
    ...base,
    'GET /user/currentuser': { body: own },
    'GET /locations/provinces': { body: [{ id: '66', name: 'Salta' }] },
    'GET /locations/cities': { body: [] },
    'PUT /user/update/7': { body: own },
  })
  const router = show(<CompleteProfile />, at)
  await screen.findByRole('option', { name: 'Salta' })
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar y continuar' }))
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(to))
  expect(sessionStorage.getItem('remembered-path')).toBeNull()
})
