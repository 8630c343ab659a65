import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { pageOf, pageSearch, pagesAround } from './pages-around.ts'
import { Pagination } from './pagination.tsx'

function renderAt(address: string, pages: number) {
  const router = createMemoryRouter([{ path: '*', element: <Pagination pages={pages} /> }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
}

describe('Pagination', () => {
  it('is absent for a single page', () => {
    renderAt('/todas', 1)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('leaves the page out of the address for page 1 and keeps the rest of the query', () => {
    renderAt('/buscar?q=silla&page=2', 3)
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(address('Página 1')).toBe('/buscar?q=silla')
    expect(address('Página anterior')).toBe('/buscar?q=silla')
    expect(address('Página 3')).toBe('/buscar?q=silla&page=3')
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2')
  })

  it.each([
    ['', 1],
    ['?page=4', 4],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=1e3', 1],
    ['?page=abc', 1],
  ])('reads %s as page %d', (search, page) => {
    expect(pageOf(search)).toBe(page)
  })

  it('shows the ends and the neighbours, and never a gap of one page', () => {
    expect(pagesAround(1, 1)).toEqual([1])
    expect(pagesAround(1, 9)).toEqual([1, 2, 3, null, 9])
    expect(pagesAround(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9])
    expect(pagesAround(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  })

  it('writes the page into a query and takes it out', () => {
    expect(pageSearch('?q=a', 2)).toBe('?q=a&page=2')
    expect(pageSearch('?page=2', 1)).toBe('')
  })
})
