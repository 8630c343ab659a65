import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { Providers } from '../shell/providers.tsx'
import { Component as Publish } from './publish.tsx'

const provinces = [{ name: 'Buenos Aires' }, { name: 'Córdoba' }]

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The page with the session's answer still to come: `answer` lets it in. */
function start(person: { province: string; city: string }) {
  let answer = () => {}
  const gate = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/user/sessiondata') {
      await gate
      return Response.json({ id: 7, username: 'ana', reputation: 3, ...person })
    }
    if (url === '/api/locations/provinces') return Response.json(provinces)
    if (url.startsWith('/api/time')) return Response.json({ now: new Date().toISOString() })
    return Response.json([])
  })
  const router = createMemoryRouter([{ path: '*', element: <Publish /> }])
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </SWRConfig>,
  )
  return { answer }
}

const province = () => screen.getByLabelText<HTMLSelectElement>(/^Provincia/)
const city = () => screen.getByLabelText<HTMLInputElement>(/^Ciudad/)

test('begins with the place where the person lives', async () => {
  const { answer } = start({ province: 'Córdoba', city: 'Villa María' })
  await screen.findByRole('option', { name: 'Córdoba' })
  expect(province().value).toBe('')
  answer()
  await waitFor(() => expect(province().value).toBe('Córdoba'))
  expect(city().value).toBe('Villa María')
})

test('leaves a place that was chosen meanwhile as it is', async () => {
  const { answer } = start({ province: 'Córdoba', city: 'Villa María' })
  await screen.findByRole('option', { name: 'Buenos Aires' })
  await userEvent.selectOptions(province(), 'Buenos Aires')
  answer()
  // What is said of the reputation comes with the same answer.
  await screen.findByText(/Todavía no podés publicar/)
  expect([province().value, city().value]).toEqual(['Buenos Aires', ''])
})

test('asks for a place where the account has none', async () => {
  const { answer } = start({ province: '', city: '' })
  answer()
  await screen.findByText(/Todavía no podés publicar/)
  expect([province().value, city().value]).toEqual(['', ''])
})
