import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { answerCalls, show } from '../features/accounts/accounts.testing.tsx'
import { Providers } from '../shell/providers.tsx'
import { Component as Home } from './home.tsx'

const card = (ID: number) => ({
  ID,
  Title: `Silla número ${ID}`,
  StartTime: '2026-02-01T12:00:00.000Z',
  EndTime: '2099-03-01T12:00:00.000Z',
  BasePrice: 1000,
  PrimaryPic: 'images/a.jpg',
  city: 'La Plata',
  tint: '#eeeeee',
  featured: false,
  private: false,
  seller: { reputation: 50, band: 3 },
})
const page = (...ids: number[]) => ({
  data: ids.map(card),
  meta: { page: 1, limit: 10, pages: 1, total: ids.length },
})
const full = {
  'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
  'GET /config': { body: {} },
  'GET /slides': { body: [] },
  'GET /auctions/basezero': { body: page(1, 2) },
  'GET /auctions/mostbids': { body: page(3) },
  'GET /auctions/finishingsoon': { body: page(4) },
  'GET /auctions/active': { body: page(5, 6, 7) },
}

const section = (name: string) => within(screen.getByRole('region', { name }))

it('shows three rows and the grid below them, each with the way to its list', async () => {
  answerCalls(full)
  show(<Home />)
  expect(section('SUBASTAS BASE 0').getByRole('status', { name: 'Cargando' })).toBeTruthy()
  await screen.findByText('Silla número 7')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'SUBASTAS BASE 0',
    'SUBASTAS POPULARES!',
    'SUBASTAS POR TERMINAR',
    '¡Y MUCHO MÁS!',
  ])
  const more = screen.getAllByRole('link', { name: /^Ver más\.\.\. de/ })
  expect(more.map((link) => link.getAttribute('href'))).toEqual([
    '/base-0',
    '/populares',
    '/por-terminar',
    '/todas',
  ])
  expect(section('SUBASTAS BASE 0').getAllByRole('listitem')).toHaveLength(2)
})

it('asks for the ten first of each row and for fifty active ones', async () => {
  const asked: string[] = []
  answerCalls(full)
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    asked.push(String(input))
    return fetch(input, init)
  }
  show(<Home />)
  await screen.findByText('Silla número 7')
  expect(asked).toEqual(
    expect.arrayContaining([
      '/api/auctions/basezero?limit=10',
      '/api/auctions/mostbids?limit=10',
      '/api/auctions/finishingsoon?limit=10',
      '/api/auctions/active?limit=50',
    ]),
  )
})

it('says where nothing is, and where something could not be read, which can be tried again', async () => {
  let fails = true
  answerCalls({
    ...full,
    'GET /auctions/basezero': { body: page() },
    'GET /auctions/mostbids': () => (fails ? { status: 500, body: { error: 'no' } } : { body: page(3) }),
    'GET /auctions/active': { body: page() },
  })
  show(<Home />)
  expect(await screen.findAllByText('No hay subastas disponibles')).toHaveLength(2)
  const popular = section('SUBASTAS POPULARES!')
  expect((await popular.findByRole('alert')).textContent).toContain('Error al cargar las subastas')
  fails = false
  await userEvent.click(popular.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(popular.getByText('Silla número 3')).toBeTruthy())
})

it('says that the grid could not be read', async () => {
  answerCalls({ ...full, 'GET /auctions/active': { status: 500, body: { error: 'no' } } })
  show(<Home />)
  expect((await screen.findByRole('alert')).textContent).toContain('Error al cargar subastas')
})

it('is laid out whole on the way Back, and in parts where it is shown anew', async () => {
  answerCalls(full)
  const routes = [
    { path: '/', element: <Home /> },
    { path: '/subasta/:id', element: <p>Una subasta</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/subasta/7'] })
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  const isWhole = async (go: () => Promise<void>) => {
    await act(go)
    await screen.findByText('Silla número 7')
    return document.querySelector('.whole') !== null
  }
  expect(await isWhole(() => router.navigate('/'))).toBe(false)
  await act(() => router.navigate('/subasta/7'))
  expect(await isWhole(() => router.navigate(-1))).toBe(true)
  await act(() => router.navigate('/subasta/7'))
  expect(await isWhole(() => router.navigate('/'))).toBe(false)
})
