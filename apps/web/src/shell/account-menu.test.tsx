import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '../lib/paths.ts'
import { SessionProvider } from '../lib/session.tsx'
import { AccountMenu } from './account-menu.tsx'

const ANA = {
  ID: 5,
  Username: 'ana',
  FirstName: 'Ana',
  LastName: 'Paz',
  Role: 'user',
  ProfileImage: '',
  expiredate: '2099-01-01T00:00:00Z',
  Verified_email: true,
  city: 'Salta',
}

async function openAt(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <AccountMenu user={ANA} /> }], {
    initialEntries: [address],
  })
  render(
    <SessionProvider>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tu cuenta' }))
  return router
}

const isOpen = () =>
  screen.getByRole('button', { name: 'Tu cuenta' }).getAttribute('aria-expanded') === 'true'

afterEach(() => vi.unstubAllGlobals())

test.each(['/', paths.settings])('going to the settings from %s closes the menu', async (address) => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const router = await openAt(address)
  expect(isOpen()).toBe(true)
  await userEvent.click(screen.getByRole('link', { name: 'Configuración' }))
  expect(router.state.location.pathname).toBe(paths.settings)
  expect(isOpen()).toBe(false)
  expect(screen.queryByRole('link')).toBeNull()
})
