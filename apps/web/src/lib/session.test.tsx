import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Session, SessionProvider, useSession } from './session.tsx'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const data = {
  id: 7,
  username: 'ana',
  first_name: 'Ana',
  last_name: 'Paz',
  role: 'user',
  profile_image: '',
  expires_at: inDays(30),
  verified_email: false,
  city: 'La Plata',
  province: 'Buenos Aires',
  reputation: 0,
  band: 1,
}

const kept = {
  ID: 7,
  Username: 'ana',
  FirstName: 'Ana',
  LastName: 'Paz',
  Role: 'user',
  ProfileImage: '',
  expiredate: data.expires_at,
  Verified_email: false,
  city: 'La Plata',
}

let session: Session
let answers: Record<string, () => Response>

function Probe() {
  session = useSession()
  return <p>{`${session.state} ${session.user?.Username ?? '-'}`}</p>
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status })
}

beforeEach(() => {
  answers = { '/api/user/sessiondata': () => json(data) }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/time') return json({ now: new Date().toISOString() })
    return answers[url]?.() ?? json({ ok: true })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function start() {
  render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  )
}

const becomes = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy())
const stored = () => JSON.parse(localStorage.getItem('sessionuser') ?? 'null')

it('is out when nothing is kept', async () => {
  start()
  await becomes('out -')
})

it('remembers the person while loading and is in once the server confirms', async () => {
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  start()
  expect(screen.getByText('loading ana')).toBeTruthy()
  await becomes('in ana')
})

it('clears an expired session without asking for it', async () => {
  localStorage.setItem('sessionuser', JSON.stringify({ ...kept, expiredate: inDays(-1) }))
  start()
  await becomes('out -')
  expect(stored()).toBeNull()
})

it('clears a session that the server does not confirm', async () => {
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  answers['/api/user/sessiondata'] = () => json({ code: 'session_required', error: 'Iniciá sesión.' }, 401)
  start()
  await becomes('out -')
  expect(stored()).toBeNull()
})

it('keeps the session when the server is only too busy to answer', async () => {
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  answers['/api/user/sessiondata'] = () => json({ code: 'busy', error: 'Probá de nuevo.' }, 503)
  start()
  await becomes('in ana')
})

it('stores exactly the fields of the session user at login', async () => {
  start()
  await becomes('out -')
  await act(() => session.login('ana@correo.test', 'secreta'))
  await becomes('in ana')
  expect(stored()).toEqual(kept)
})

it('says so when the data of the person cannot be had after the login', async () => {
  start()
  await becomes('out -')
  answers['/api/user/sessiondata'] = () => json({}, 500)
  await expect(session.login('ana@correo.test', 'secreta')).rejects.toThrow(
    'No se pudieron obtener los datos del usuario',
  )
})

it('logs out here though the server cannot be told, and leaves no key of a session behind', async () => {
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  localStorage.setItem('authtoken', 'Bearer x')
  localStorage.setItem('theme', 'dark')
  start()
  await becomes('in ana')
  answers['/api/logout'] = () => json({}, 500)
  let told = true
  await act(async () => {
    told = await session.logout()
  })
  expect(told).toBe(false)
  await becomes('out -')
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

it('wipes everything when something of the session is back after 100 ms', async () => {
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  start()
  await becomes('in ana')
  const done = session.logout()
  await becomes('out -')
  localStorage.setItem('authtoken', 'stubborn')
  localStorage.setItem('theme', 'dark')
  await done
  expect(localStorage).toHaveLength(0)
})

it('takes the push token of the device along before the logout', async () => {
  const routes: string[] = []
  answers['/api/push-token/remove'] = () => {
    routes.push('push')
    return json({ ok: true })
  }
  answers['/api/logout'] = () => {
    routes.push('logout')
    return json({ ok: true })
  }
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  localStorage.setItem('pushtoken', 'fcm:1')
  start()
  await becomes('in ana')
  await act(() => session.logout())
  expect(routes).toEqual(['push', 'logout'])
  expect(localStorage.getItem('pushtoken')).toBeNull()
})

it('follows another tab that logs out', async () => {
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  start()
  await becomes('in ana')
  localStorage.removeItem('sessionuser')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionuser' }))
  })
  await becomes('out -')
})

it('is out at the next focus once the session has expired', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString()
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  answers['/api/user/sessiondata'] = () => json({ ...data, expires_at: soon })
  start()
  await becomes('in ana')
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(soon) + 5_000)
  act(() => {
    window.dispatchEvent(new Event('focus'))
  })
  await becomes('out -')
})

it('marks the e-mail as verified, also in what is kept', async () => {
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  start()
  await becomes('in ana')
  act(() => session.updateVerified(true))
  expect(stored().Verified_email).toBe(true)
  expect(session.user?.Verified_email).toBe(true)
})
