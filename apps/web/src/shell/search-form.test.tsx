import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPath } from '../lib/api.ts'
import { SearchForm } from './search-form.tsx'

const SUGGESTED = {
  queries: ['bicicleta', 'bicicleta de paseo'],
  categories: [
    { ID: 4, name: 'Deportes', slug: 'deportes' },
    {
      ID: 41,
      name: 'Bicicletas',
      slug: 'bicicletas',
      category: { ID: 4, name: 'Deportes', slug: 'deportes' },
    },
  ],
  auctions: [{ ID: 9, Title: 'Bicicleta rodado 28', PrimaryPic: 'images/bici' }],
}

let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify(SUGGESTED))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function Where() {
  const { pathname, search } = useLocation()
  return <p data-testid="where">{pathname + search}</p>
}

function renderAt(address = '/') {
  const element = (
    <>
      <SearchForm />
      <Where />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(
    <SWRConfig value={{ fetcher: readPath, provider: () => new Map() }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  )
  return router
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Buscar subastas' })
const where = () => screen.getByTestId('where').textContent
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('the search', () => {
  it('has the placeholder of the header, and does not submit a blank text', async () => {
    renderAt()
    await userEvent.type(screen.getByPlaceholderText('Buscar productos, subastas y más...'), '   {Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(where()).toBe('/')
  })

  it('goes to the results and keeps the text in the field', async () => {
    renderAt()
    await userEvent.type(field(), ' sillón & mesa{Enter}')
    expect(where()).toBe('/buscar?q=sill%C3%B3n%20%26%20mesa')
    expect(field().value).toBe('sillón & mesa')
  })

  it('shows the text of the results that an address asks for', () => {
    renderAt('/buscar?q=lámpara&page=2')
    expect(field().value).toBe('lámpara')
  })
})

describe('suggestions', () => {
  it('are asked for once the writing pauses, not at each letter', async () => {
    renderAt()
    await userEvent.type(field(), 'bici')
    expect(await screen.findByRole('option', { name: 'Bicicleta rodado 28' })).toBeTruthy()
    expect(asked).toEqual(['/api/browse/suggestions?q=bici'])
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('5 sugerencias')
  })

  it('are said to be there from the moment they are', async () => {
    renderAt()
    const said: (string | null)[] = []
    const observer = new MutationObserver(() => {
      if (screen.queryAllByRole('option').length > 0) said.push(field().getAttribute('aria-expanded'))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await userEvent.type(field(), 'bici')
    await screen.findByRole('option', { name: 'bicicleta' })
    observer.disconnect()
    expect(said[0]).toBe('true')
  })

  it('close when somebody goes anywhere, and do not open for what was written without the field', async () => {
    const router = renderAt()
    await userEvent.type(field(), 'bici')
    await screen.findByRole('option', { name: 'bicicleta' })
    await act(() => router.navigate('/buscar?q=mesa'))
    expect(field().value).toBe('mesa')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('option')).toBeNull()
    act(() => field().blur())
    fireEvent.input(field(), { target: { value: 'bici' } })
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('are walked with the arrows, past the field itself, and taken with Enter', async () => {
    renderAt()
    await userEvent.type(field(), 'bici')
    await screen.findByRole('option', { name: 'bicicleta' })
    expect(chosen()).toBeUndefined()
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toBe('Bicicleta rodado 28')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBeUndefined()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(chosen()).toBe('bicicleta de paseo')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(chosen()).toBe('Bicicletas en Deportes')
    await userEvent.keyboard('{Enter}')
    expect(where()).toBe('/categorias/deportes/subcategoria/bicicletas')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('search for a suggested text and write it into the field', async () => {
    renderAt()
    await userEvent.type(field(), 'bici')
    await userEvent.click(await screen.findByRole('option', { name: 'bicicleta de paseo' }))
    expect(where()).toBe('/buscar?q=bicicleta%20de%20paseo')
    expect(field().value).toBe('bicicleta de paseo')
  })

  it('lead to a suggested auction', async () => {
    renderAt()
    await userEvent.type(field(), 'bici')
    await userEvent.click(await screen.findByRole('option', { name: 'Bicicleta rodado 28' }))
    expect(where()).toBe('/subasta/9')
  })

  it('close with Escape, keep what was written, and come back with the arrow', async () => {
    renderAt()
    await userEvent.type(field(), 'bici')
    await screen.findByRole('option', { name: 'bicicleta' })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().value).toBe('bici')
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: 'bicicleta' })).toBeTruthy()
  })

  it('leave what is written to be searched as long as none is chosen', async () => {
    renderAt()
    await userEvent.type(field(), 'bici')
    await screen.findByRole('option', { name: 'bicicleta' })
    await userEvent.keyboard('{Enter}')
    expect(where()).toBe('/buscar?q=bici')
  })

  it('are missing quietly where they cannot be had', async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return new Response('', { status: 503 })
    })
    renderAt()
    await userEvent.type(field(), 'bici')
    await waitFor(() => expect(asked).toEqual(['/api/browse/suggestions?q=bici']))
    expect(screen.getByRole('listbox', { name: 'Sugerencias' }).textContent).toBe('')
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{Enter}')
    expect(where()).toBe('/buscar?q=bici')
  })
})

describe('recent searches', () => {
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

  async function searchedBefore(...texts: string[]) {
    for (const text of texts) {
      await userEvent.clear(field())
      await userEvent.type(field(), `${text}{Enter}`)
    }
    await waitFor(() => expect(localStorage.getItem('recent-searches')).toContain(texts.at(-1)))
    await userEvent.clear(field())
    await userEvent.click(field())
    await screen.findAllByRole('option')
  }

  it('are offered in an empty field, the newest first and each once', async () => {
    renderAt()
    await searchedBefore('mesa', 'silla', 'Mesa')
    expect(options()).toEqual(['Mesa', 'silla'])
    await userEvent.click(screen.getByRole('option', { name: 'silla' }))
    expect(where()).toBe('/buscar?q=silla')
  })

  it('can be taken away by the pointer, by the keyboard and all at once', async () => {
    renderAt()
    await searchedBefore('mesa', 'silla', 'banco')
    const list = within(screen.getByRole('listbox'))
    await userEvent.click(list.getByTitle('Borrar “silla”'))
    expect(options()).toEqual(['banco', 'mesa'])
    await userEvent.click(field())
    await userEvent.keyboard('{ArrowDown}{Delete}')
    expect(options()).toEqual(['mesa'])
    await userEvent.click(screen.getByRole('button', { name: 'Borrar búsquedas recientes' }))
    expect(options()).toEqual([])
    expect(localStorage.getItem('recent-searches')).toBeNull()
  })

  it('survive a store that holds something else', async () => {
    localStorage.setItem('recent-searches', '{"a":1}')
    renderAt()
    await userEvent.type(field(), 'bici{Enter}')
    await waitFor(() => expect(localStorage.getItem('recent-searches')).toBe('["bici"]'))
  })
})
