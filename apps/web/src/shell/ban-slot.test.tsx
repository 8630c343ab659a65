import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Session, SessionProvider, useSession } from '../lib/session.tsx'
import { BanSlot } from './ban-slot.tsx'

const live = vi.hoisted(() => ({ ended: undefined as (() => void) | undefined }))
vi.mock('../lib/live.ts', () => ({
  reconnectLive: () => undefined,
  listenLive(wanted: { 'session.ended': () => void }) {
    live.ended = wanted['session.ended']
    return () => undefined
  },
}))

const expires = new Date(Date.now() + 86_400_000).toISOString()

let session: Session
let asked: string[]
let hasSession: boolean

beforeEach(() => {
  live.ended = undefined
  asked = []
  hasSession = true
  localStorage.setItem('sessionuser', JSON.stringify({ ID: 7, Username: 'ana', expiredate: expires }))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (url === '/api/logout') {
      hasSession = false
      // The server tells its connections before it answers.
      live.ended?.()
    }
    if (url !== '/api/user/sessiondata') return Response.json({ now: new Date().toISOString() })
    if (!hasSession) return Response.json({ code: 'no_session', error: 'Ingresá.' }, { status: 401 })
    return Response.json({ id: 7, username: 'ana', expires_at: expires, verified_email: true })
  })
})
afterEach(() => vi.unstubAllGlobals())

function Probe() {
  session = useSession()
  return <BanSlot />
}

async function start() {
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  )
  await waitFor(() => expect(session.state).toBe('in'))
  await waitFor(() => expect(live.ended).toBeDefined())
  asked = []
}

it('asks about a session that the server ended, and leaves it', async () => {
  await start()
  hasSession = false
  act(() => live.ended?.())
  await waitFor(() => expect(session.state).toBe('out'))
  expect(asked).toEqual(['/api/user/sessiondata'])
})

it('does not ask about a session that somebody is just leaving', async () => {
  await start()
  await act(() => session.logout())
  expect(session.state).toBe('out')
  expect(asked).toEqual(['/api/logout'])
})
