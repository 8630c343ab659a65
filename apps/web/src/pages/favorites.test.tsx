import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Component as Favorites } from './favorites.tsx'

const SENTENCE = 'Próximamente vas a poder agregar subastas a favoritos'

function open(entries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/favoritos', Component: Favorites },
      { path: '*', element: <p>otra</p> },
    ],
    { initialEntries: entries },
  )
  render(<RouterProvider router={router} />)
  return router
}

it('says that favourites will come, and leads home who came from elsewhere', async () => {
  const router = open(['/favoritos'])
  expect(await screen.findByRole('dialog', { name: SENTENCE })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  expect(router.state.location.pathname).toBe('/')
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Cerrar' }))],
])('leads back by %s to where one was', async (_, close) => {
  const router = open(['/todas?page=2'])
  await router.navigate('/favoritos')
  await screen.findByRole('dialog', { name: SENTENCE })
  await close()
  expect(router.state.location).toMatchObject({ pathname: '/todas', search: '?page=2' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
