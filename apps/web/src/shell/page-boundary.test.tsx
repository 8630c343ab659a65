import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from 'react-router'
import useSWR from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageBoundary } from './page-boundary.tsx'
import { RouterError } from './router-error.tsx'

let broken = true
let reports: unknown[] = []

function Fragile() {
  if (broken) throw new Error('boom')
  return <p>anda</p>
}

let answers: (string | undefined)[] = []

/** Breaks on what it was given, as a screen does on data of another version. */
function Reader() {
  const { data } = useSWR('/thing', async () => ({ text: answers.shift() }))
  return <p>{data ? (data.text?.concat(' leído') ?? fail()) : 'espera'}</p>
}

function fail(): never {
  throw new Error('no text')
}

function Shell() {
  return (
    <>
      <Link to="/otra">otra</Link>
      <Outlet />
    </>
  )
}

const children: RouteObject[] = [
  { path: '/', element: <Fragile /> },
  { path: '/otra', element: <p>la otra</p> },
  { path: '/datos', element: <Reader /> },
  { path: '/perdida', lazy: () => Promise.reject(new Error('no chunk')) },
  {
    path: '/respuesta',
    loader: () => {
      throw new Response('', { status: 503, statusText: 'Service Unavailable' })
    },
    element: null,
  },
]

function open(address: string) {
  const table: RouteObject[] = [
    {
      element: <Shell />,
      hydrateFallbackElement: <p>espera</p>,
      children: [{ element: <PageBoundary />, errorElement: <RouterError />, children }],
    },
  ]
  render(<RouterProvider router={createMemoryRouter(table, { initialEntries: [address] })} />)
}

beforeEach(() => {
  broken = true
  reports = []
  // React and the router say what they caught; here that is the point and not a fault.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    reports.push(JSON.parse(String(init.body)))
    return new Response('{"ok":true}', { status: 201 })
  })
  vi.resetModules()
})

afterEach(() => vi.unstubAllGlobals())

it('shows a screen that breaks as a crash inside the shell, and tells the server its components', async () => {
  open('/')
  expect((await screen.findByRole('alert')).textContent).toBe(
    '¡Oops! Algo salió mal' +
      'Ha ocurrido un error inesperado. No te preocupes, estamos trabajando para solucionarlo.' +
      'Intentar de nuevoVolver al inicioMartillo - Pujá y Ganá',
  )
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(reports).toMatchObject([
    { message: 'boom', origin: 'react', stack: expect.stringContaining('Fragile') },
  ])
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(screen.getByText('anda')).toBeTruthy()
})

it('asks for the data anew when somebody tries again', async () => {
  answers = [undefined, 'texto']
  open('/datos')
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }))
  expect(await screen.findByText('texto leído')).toBeTruthy()
})

it('forgets the crash where another screen is opened', async () => {
  open('/')
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('link', { name: 'otra' }))
  expect(await screen.findByText('la otra')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['/perdida', 'no chunk'],
  ['/respuesta', '503 Service Unavailable'],
])('shows why %s could not come, inside the shell', async (address, reason) => {
  open(address)
  expect((await screen.findByRole('heading')).textContent).toBe('Unexpected Application Error!')
  expect(screen.getByText(reason)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('link', { name: 'otra' })).toBeTruthy()
})
