import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { CrashBoundary } from './crash-boundary.tsx'
import { GuestsOnly, MembersOnly } from './guards.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { Providers } from './providers.tsx'

const person = {
  id: 7,
  username: 'ana',
  first_name: 'Ana',
  last_name: 'Paz',
  role: 'user',
  profile_image: '',
  expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  verified_email: true,
  city: 'La Plata',
}

const kept = { ID: 7, Username: 'ana', expiredate: person.expires_at }

function Where() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="where">{pathname + search + hash}</p>
}

function renderAt(address: string, children: RouteObject[]) {
  const root: RouteObject = {
    element: (
      <>
        <Where />
        <Outlet />
      </>
    ),
    children,
  }
  const router = createMemoryRouter([root], { initialEntries: [address] })
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

const where = () => screen.getByTestId('where').textContent

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url === '/api/user/sessiondata' ? person : { now: new Date().toISOString() }
    return new Response(JSON.stringify(body))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const guarded: RouteObject[] = [
  { path: '/', element: <p>inicio</p> },
  { element: <GuestsOnly />, children: [{ path: '/iniciar-sesion', element: <p>entrar</p> }] },
  {
    element: <MembersOnly />,
    children: [
      { path: '/notificaciones', element: <p>avisos</p> },
      { path: '/completar-perfil', element: <p>completar</p> },
    ],
  },
]

let broken = true
function Fragile() {
  if (broken) throw new Error('boom')
  return <p>anda</p>
}

describe('guards', () => {
  it('send a visitor to the login and remember where they wanted to go, with search and hash', async () => {
    renderAt('/notificaciones?page=2#fin', guarded)
    await screen.findByText('entrar')
    expect(where()).toBe('/iniciar-sesion')
    expect(sessionStorage.getItem('remembered-path')).toBe('/notificaciones?page=2#fin')
  })

  it('bring whoever has a session from the login to the remembered place', async () => {
    localStorage.setItem('sessionuser', JSON.stringify(kept))
    sessionStorage.setItem('remembered-path', '/notificaciones?page=2')
    renderAt('/iniciar-sesion', guarded)
    await screen.findByText('avisos')
    expect(where()).toBe('/notificaciones?page=2')
    await waitFor(() => expect(sessionStorage.getItem('remembered-path')).toBeNull())
  })

  it('forget the remembered place of whoever is brought there, also where nobody must log in', async () => {
    localStorage.setItem('sessionuser', JSON.stringify(kept))
    sessionStorage.setItem('remembered-path', '/#new-user')
    renderAt('/iniciar-sesion', guarded)
    await screen.findByText('inicio')
    expect(where()).toBe('/#new-user')
    await waitFor(() => expect(sessionStorage.getItem('remembered-path')).toBeNull())
  })

  it('send whoever has a session and no remembered place home', async () => {
    localStorage.setItem('sessionuser', JSON.stringify(kept))
    renderAt('/iniciar-sesion', guarded)
    await screen.findByText('inicio')
  })
})

describe('whoever has no first name yet', () => {
  beforeEach(() => {
    localStorage.setItem('sessionuser', JSON.stringify({ ...kept, FirstName: '' }))
    vi.stubGlobal('fetch', async (url: string) => {
      const nameless = { ...person, first_name: '' }
      const body = url === '/api/user/sessiondata' ? nameless : { now: new Date().toISOString() }
      return new Response(JSON.stringify(body))
    })
  })

  it.each(['/notificaciones?page=2#fin', '/iniciar-sesion'])(
    'completes the profile instead of %s',
    async (to) => {
      renderAt(to, guarded)
      await screen.findByText('completar')
      expect(where()).toBe('/completar-perfil')
    },
  )

  it('finds the way back to where it wanted to go remembered', async () => {
    renderAt('/notificaciones?page=2#fin', guarded)
    await screen.findByText('completar')
    expect(sessionStorage.getItem('remembered-path')).toBe('/notificaciones?page=2#fin')
  })
})

describe('the crash screen', () => {
  // React reports what a boundary caught; here that is the point and not a fault.
  const quietly = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

  it('replaces what broke, and trying again clears the error', async () => {
    quietly()
    broken = true
    render(
      <CrashBoundary>
        <Fragile />
      </CrashBoundary>,
    )
    expect(screen.getByRole('heading').textContent).toBe('¡Oops! Algo salió mal')
    expect(screen.getByText('Martillo - Pujá y Ganá')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
    expect(screen.getByText('anda')).toBeTruthy()
  })

  it('calls the service as the page does, for the configuration may be what broke', () => {
    quietly()
    broken = true
    document.head.innerHTML = '<meta property="og:site_name" content="Remates Ya">'
    onTestFinished(() => {
      document.head.innerHTML = ''
    })
    render(
      <CrashBoundary>
        <Fragile />
      </CrashBoundary>,
    )
    expect(screen.getByText('Remates Ya - Pujá y Ganá')).toBeTruthy()
  })

  it('gives way to a fallback of one own and to another address', () => {
    quietly()
    broken = true
    const tree = (address: string) => (
      <CrashBoundary resetKey={address} fallback={() => <p>otra cosa</p>}>
        <Fragile />
      </CrashBoundary>
    )
    const { rerender } = render(tree('/a'))
    expect(screen.getByText('otra cosa')).toBeTruthy()
    broken = false
    rerender(tree('/b'))
    expect(screen.getByText('anda')).toBeTruthy()
  })
})

it('adds a dot every half second while loading, up to three, and starts over', () => {
  vi.useFakeTimers()
  render(<LoadingScreen />)
  const text = () => screen.getByText(/^Cargando, espere porfavor/).textContent
  const seen = [0, 1, 2, 3, 4].map(() => {
    const now = text()
    act(() => {
      vi.advanceTimersByTime(500)
    })
    return now
  })
  expect(seen).toEqual(['', '.', '..', '...', ''].map((dots) => `Cargando, espere porfavor${dots}`))
})
