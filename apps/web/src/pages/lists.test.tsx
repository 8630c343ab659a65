import type { Facets } from '@martillo/contract/auction-filters'
import type { AuctionCard } from '@martillo/contract/auctions'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readPath } from '../lib/api.ts'
import { SessionProvider } from '../lib/session.tsx'
import { Component as AllAuctions } from './all.tsx'
import { Component as Category } from './category.tsx'
import { Component as Finished } from './finished.tsx'
import { Component as Search } from './search.tsx'

const CARD: AuctionCard = {
  ID: 1,
  Title: 'Silla de roble',
  StartTime: '2025-11-01T12:00:00.000Z',
  EndTime: '2025-11-02T12:00:00.000Z',
  MinIncrement: 100,
  BasePrice: 1_000,
  condition: 'usado',
  approved: true,
  subcategoryID: 41,
  city: '',
  province: 'Salta',
  PrimaryPic: 'images/silla',
  tint: '#aabbcc',
  Status: 'finished',
  CategoryID: 4,
  category: 'Hogar',
  subcategory: 'Sillas',
  bids_count: 0,
  minimum_next_bid: 1_000,
  seq: 1,
  state: 'finished',
  featured: false,
  premium_category: false,
  private: false,
  seller: {
    ID: 3,
    Username: 'ana',
    ProfileImage: '',
    reputation: 50,
    band: 3,
    kind: 'particular',
    sales: 0,
    rating: null,
  },
}

const FACETS: Facets = {
  total: 3,
  capped: false,
  conditions: { nuevo: 1, usado: 2, reacondicionado: 0 },
  deliveries: { retiro: 3, 'envio-a-cargo-del-comprador': 0, 'envio-gratis': 0, 'a-convenir': 0 },
  provinces: [{ name: 'Salta', count: 2 }],
  cities: [{ name: 'Cachi', count: 1 }],
  base_zero: 0,
  ends_within: { '1': 0, '24': 1, '72': 2, '168': 3 },
  price: { min: 100, max: 25_000 },
}

const CATEGORIES = [
  {
    ID: 4,
    Name: 'Hogar',
    Slug: 'hogar',
    Icon: 'images/iconos/sofa.svg',
    premium: false,
    Subcategories: [{ ID: 41, Name: 'Sillas', Slug: 'sillas' }],
  },
]

// Code that comes on demand takes its time on a busy machine.
const FETCHED = { timeout: 10_000 }

let asked: string[] = []
let answers: Record<string, unknown> = {}
const meta = { page: 1, limit: 12, pages: 3, total: 30 }

beforeEach(() => {
  asked = []
  answers = {}
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api', '')
    asked.push(path)
    const [call = ''] = path.split('?')
    if (call in answers) {
      const answer = answers[call]
      return answer === null ? new Response('', { status: 503 }) : new Response(JSON.stringify(answer))
    }
    if (call === '/auctions/facets') return new Response(JSON.stringify(FACETS))
    if (call === '/categories') return new Response(JSON.stringify(CATEGORIES))
    return new Response(JSON.stringify({ data: [CARD], auctions: [CARD], meta }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function openAt(address: InitialEntry) {
  const router = createMemoryRouter(
    [
      { path: '/todas', Component: AllAuctions },
      { path: '/finalizadas', Component: Finished },
      { path: '/buscar', Component: Search },
      { path: '/categorias/:categoryName', Component: Category },
      { path: '/categorias/:categoryName/subcategoria/:subcategoryName', Component: Category },
    ],
    { initialEntries: [address] },
  )
  render(
    <SWRConfig value={{ fetcher: readPath, provider: () => new Map() }}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </SWRConfig>,
  )
  // Its code comes after the page's, except where nothing is listed.
  if (!String(address).endsWith('%20%20')) {
    await screen.findByRole('region', { name: 'Filtros y orden' }, FETCHED)
  }
  return {
    router,
    where: () => router.state.location.pathname + decodeURIComponent(router.state.location.search),
  }
}

const lists = () => asked.filter((path) => !path.includes('facets') && !path.startsWith('/user'))

describe('a list', () => {
  it('asks for what its address says', async () => {
    await openAt('/todas?page=2&estado=usado&estado=nuevo&desde=500&orden=menor-precio&termina=24&otra=x')
    await screen.findByText('Silla de roble')
    expect(lists()).toEqual([
      '/auctions/active?page=2&condition=nuevo&condition=usado&min_price=500&ends_within=24&sort=price',
    ])
  })

  it('shows how many there are, the price before the first bid, and where it is unknown says so', async () => {
    await openAt('/todas')
    expect(await screen.findByText('30 subastas')).toBeTruthy()
    const card = screen.getByRole('link', { name: /Silla de roble/ })
    expect(card.getAttribute('href')).toBe('/subasta/1')
    expect(card.textContent).toContain('$ 1.000')
    expect(card.textContent).toContain('Ubicación desconocida')
    expect(card.textContent).toContain('Subasta Finalizada')
  })

  it('says the highest bid once there is one, and that a very long list was not counted to its end', async () => {
    const cards = [{ ...CARD, HighestBidAmount: 2_500.5 }]
    answers['/auctions/active'] = { data: cards, meta: { ...meta, total: 10_000, capped: true } }
    await openAt('/todas')
    expect(await screen.findByText('Más de 10.000 subastas')).toBeTruthy()
    expect(screen.getByText('$ 2.500,50')).toBeTruthy()
  })

  it('keeps the cards on show while the next page is on its way', async () => {
    const { router } = await openAt('/todas')
    await screen.findByText('Silla de roble')
    let come = () => undefined
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise((resolve) => {
          come = () =>
            void resolve(new Response(JSON.stringify({ data: [{ ...CARD, Title: 'Mesa' }], meta })))
        }),
    )
    await act(() => router.navigate('/todas?page=2'))
    expect(screen.getByText('Silla de roble')).toBeTruthy()
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy()
    act(come)
    expect(await screen.findByText('Mesa')).toBeTruthy()
    expect(screen.queryByText('Silla de roble')).toBeNull()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  })

  it('says that it failed, and does not pass the page before off as this one', async () => {
    const { router } = await openAt('/todas')
    await screen.findByText('Silla de roble')
    answers['/auctions/active'] = null
    await act(() => router.navigate('/todas?estado=nuevo'))
    expect(await screen.findByText('Error al cargar subastas')).toBeTruthy()
    expect(screen.queryByText('Silla de roble')).toBeNull()
    delete answers['/auctions/active']
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await screen.findByText('Silla de roble')).toBeTruthy()
  })

  it('leads back to the last page from beyond it', async () => {
    answers['/auctions/active'] = { data: [], meta: { ...meta, page: 99 } }
    const { where } = await openAt('/todas?page=99&estado=usado')
    expect(await screen.findByText('La lista no llega hasta esta página')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Página anterior' }).getAttribute('href')).toContain('page=3')
    await userEvent.click(screen.getByRole('link', { name: 'Ir a la última página' }))
    expect(where()).toBe('/todas?page=3&estado=usado')
  })

  it('has its order in the address, and none for its own', async () => {
    const { where } = await openAt('/todas?page=3')
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordenar por' })
    expect(order.selectedOptions[0]?.textContent).toBe('Más recientes')
    await userEvent.selectOptions(order, 'Más pujas')
    expect(where()).toBe('/todas?orden=mas-pujas')
    await userEvent.selectOptions(order, 'Más recientes')
    expect(where()).toBe('/todas')
    expect([...order.options].map((option) => option.textContent)).toEqual([
      'Por terminar',
      'Más recientes',
      'Menor precio',
      'Mayor precio',
      'Más pujas',
    ])
  })
})

describe('what narrows a list', () => {
  it('is shown one by one and can be taken away one by one, back on the first page', async () => {
    const { where } = await openAt(
      '/todas?provincia=Salta&ciudad=Cachi&desde=500&hasta=900&page=4&orden=recientes',
    )
    const pills = () => within(screen.getByRole('list', { name: 'Filtros activos' })).getAllByRole('link')
    expect(pills().map((pill) => pill.textContent)).toEqual([
      'Salta',
      'Cachi',
      '$ 500 a $ 900',
      'Limpiar filtros',
    ])
    await userEvent.click(screen.getByRole('link', { name: 'Quitar el filtro Salta' }))
    expect(where()).toBe('/todas?orden=recientes&desde=500&hasta=900')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Filtros y orden' }))
    await userEvent.click(screen.getByRole('link', { name: 'Limpiar filtros' }))
    expect(where()).toBe('/todas?orden=recientes')
  })

  it('tells a city from the province of its name', async () => {
    await openAt('/todas?provincia=Salta&ciudad=Salta')
    const pills = within(screen.getByRole('list', { name: 'Filtros activos' })).getAllByRole('link')
    expect(pills.map((pill) => pill.textContent)).toEqual(['Salta', 'Salta (ciudad)', 'Limpiar filtros'])
  })

  it('is offered to be dropped where nothing is left', async () => {
    answers['/auctions/active'] = { data: [], meta: { ...meta, pages: 0, total: 0 } }
    const { where } = await openAt('/todas?estado=nuevo')
    expect(await screen.findByText('No hay subastas disponibles')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Quitar los filtros' }))
    expect(where()).toBe('/todas')
    expect(screen.queryByRole('link', { name: 'Quitar los filtros' })).toBeNull()
  })

  it('may be something that the server does not know: then no auction has it', async () => {
    vi.stubGlobal('fetch', async () => new Response('{"code":"invalid","error":"No."}', { status: 400 }))
    await openAt('/todas?provincia=Narnia')
    expect(await screen.findByText('No hay subastas disponibles')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Quitar los filtros' })).toBeTruthy()
    expect(screen.queryByText('Error al cargar subastas')).toBeNull()
  })

  it('leaves out what says nothing about a finished auction', async () => {
    await openAt('/finalizadas')
    await screen.findByText('Silla de roble')
    expect(screen.queryByRole('button', { name: 'Termina' })).toBeNull()
    expect(screen.queryByRole('option', { name: 'Por terminar' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Entrega' })).toBeTruthy()
  })
})

describe('the sheet of filters', () => {
  async function open() {
    await userEvent.click(screen.getByRole('button', { name: /^Filtros/ }))
    return within(await screen.findByRole('dialog', { name: 'Filtros' }, FETCHED))
  }

  it('counts what each filter leaves, and narrows the list once it is asked for', async () => {
    const { where } = await openAt('/todas?page=2')
    const sheet = await open()
    await sheet.findByRole('button', { name: 'Ver 3 subastas' })
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Usado/ }))
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Provincia' }), 'Salta (2)')
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Ciudad' }), 'Cachi (1)')
    await userEvent.type(sheet.getByRole('textbox', { name: 'Desde' }), '1500')
    await userEvent.click(sheet.getByRole('radio', { name: /^Termina en 3 días/ }))
    expect(where()).toBe('/todas?page=2')
    await waitFor(() =>
      expect(asked.at(-1)).toBe(
        '/auctions/facets?list=active&province=Salta&city=Cachi&condition=usado&min_price=1500&ends_within=72',
      ),
    )
    await userEvent.click(sheet.getByRole('button', { name: 'Ver 3 subastas' }))
    expect(where()).toBe('/todas?provincia=Salta&ciudad=Cachi&estado=usado&desde=1500&termina=72')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['20', '10', 'Hasta', 'Tiene que ser $ 20 o más, o dejalo vacío.'],
    ['1.5', '', 'Desde', /No se entiende el monto/],
    ['', '5,', 'Hasta', /Escribí el monto solo con números/],
  ])('says at the field what is wrong with %s to %s', async (least, most, name, sentence) => {
    const { where } = await openAt('/todas')
    const sheet = await open()
    if (least) await userEvent.type(sheet.getByRole('textbox', { name: 'Desde' }), least)
    if (most) await userEvent.type(sheet.getByRole('textbox', { name: 'Hasta' }), most)
    await userEvent.click(sheet.getByRole('button', { name: /^Ver/ }))
    expect(await sheet.findByText(sentence)).toBeTruthy()
    const field = sheet.getByRole('textbox', { name })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(where()).toBe('/todas')
    // The counts wait for the typing to pause: here nobody waits for them.
    cleanup()
  })

  it('can be emptied, and forgets what was not asked for', async () => {
    const { where } = await openAt('/todas?estado=usado&desde=500')
    let sheet = await open()
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Desde' }).value).toBe('500')
    await userEvent.click(sheet.getByRole('button', { name: 'Limpiar filtros' }))
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Desde' }).value).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(where()).toBe('/todas?estado=usado&desde=500')
    sheet = await open()
    expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: /^Usado/ }).checked).toBe(true)
    await userEvent.click(sheet.getByRole('button', { name: 'Limpiar filtros' }))
    await userEvent.click(sheet.getByRole('button', { name: /^Ver/ }))
    expect(where()).toBe('/todas')
  })
})

describe('the bar of filters', () => {
  it('narrows the list at once', async () => {
    const { where } = await openAt('/todas?page=2')
    await userEvent.click(screen.getByRole('button', { name: 'Estado' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Nuevo/ }, FETCHED))
    expect(where()).toBe('/todas?estado=nuevo')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Usado/ }))
    expect(where()).toBe('/todas?estado=nuevo&estado=usado')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Base $0', pressed: false }))
    expect(where()).toBe('/todas?estado=nuevo&estado=usado&base0=1')
  })

  it('takes a price once both ends make sense', async () => {
    const { where } = await openAt('/todas')
    await userEvent.click(screen.getByRole('button', { name: 'Precio' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Desde' }, FETCHED), '900')
    await userEvent.type(screen.getByRole('textbox', { name: 'Hasta' }), '50{Enter}')
    expect(screen.getByText('Tiene que ser $ 900 o más, o dejalo vacío.')).toBeTruthy()
    expect(where()).toBe('/todas')
    await userEvent.type(screen.getByRole('textbox', { name: 'Hasta' }), '00{Enter}')
    expect(where()).toBe('/todas?desde=900&hasta=5000')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('categories', () => {
  it.each([
    ['/categorias/hogar?estado=nuevo', '/categories/4/auctions?page=1&condition=nuevo', 'Hogar'],
    ['/categorias/HOGAR', '/categories/4/auctions?page=1', 'Hogar'],
    ['/categorias/hogar/subcategoria/sillas', '/subcategories/41/auctions?page=1', 'Sillas'],
  ])('%s asks for %s', async (address, call, title) => {
    await openAt(address)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    await screen.findByText('Silla de roble')
    expect(lists()).toEqual(['/categories', call])
  })
})

describe('a search', () => {
  it('has its title, filters and order, the most relevant first', async () => {
    await openAt('/buscar?q=%20silla%20&page=2&base0=1')
    expect(await screen.findByRole('heading', { level: 1, name: 'Resultados para silla' })).toBeTruthy()
    await screen.findByText('Silla de roble')
    expect(lists()).toEqual(['/browse?search=silla&limit=12&page=2&base_zero=1'])
    expect(screen.getByRole('option', { name: 'Más relevantes', selected: true })).toBeTruthy()
  })

  it('is narrowed by a category, which other lists are not', async () => {
    answers['/auctions/facets'] = { ...FACETS, categories: [{ ID: 4, count: 2 }] }
    const { where, router } = await openAt('/buscar?q=silla')
    await userEvent.click(screen.getByRole('button', { name: 'Categoría' }))
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Categoría' }, FETCHED)
    await screen.findByRole('option', { name: 'Hogar (2)' })
    await userEvent.selectOptions(choice, 'Hogar (2)')
    expect(where()).toBe('/buscar?q=silla&categoria=4')
    expect(lists().at(-1)).toBe('/browse?search=silla&limit=12&page=1&category=4')
    expect(await screen.findByRole('link', { name: 'Quitar el filtro Hogar' })).toBeTruthy()
    await act(() => router.navigate('/todas?categoria=4'))
    await waitFor(() => expect(lists().at(-1)).toBe('/auctions/active?page=1'))
    expect(screen.queryByRole('button', { name: 'Categoría' })).toBeNull()
  })

  it('says what was meant, as a link to that search', async () => {
    answers['/browse'] = { auctions: [CARD], meta: { ...meta, did_you_mean: 'silla' } }
    await openAt('/buscar?q=siya')
    expect(await screen.findByText(/Quizás quisiste decir/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'silla' }).getAttribute('href')).toBe('/buscar?q=silla')
  })

  it('says that nothing was found, and that it failed', async () => {
    answers['/browse'] = { auctions: [], meta: { ...meta, total: 0, pages: 0 } }
    const { router } = await openAt('/buscar?q=nada')
    expect(await screen.findByText('No se encontraron resultados.')).toBeTruthy()
    answers['/browse'] = null
    await act(() => router.navigate('/buscar?q=algo'))
    expect(await screen.findByText('Failed to load auctions. Please try again later.')).toBeTruthy()
  })

  it('asks nothing for a blank text', async () => {
    await openAt('/buscar?q=%00%20%20')
    expect(screen.getByRole('heading', { level: 1, name: '¿Qué estás buscando?' })).toBeTruthy()
    expect(asked).toEqual([])
  })
})
