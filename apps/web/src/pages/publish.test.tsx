import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { DRAFT, makeDraft, serveDrafts } from '../features/publishing/drafts.testing.ts'
import type { PublishTexts } from '../features/publishing/publish-texts.ts'
import { openedDesk } from '../features/publishing/use-draft-desk.ts'
import { Providers } from '../shell/providers.tsx'
import { Component as Preview } from './auction-preview.tsx'
import { Component as Publish } from './publish.tsx'

afterEach(async () => {
  cleanup()
  // What a screen leaves behind is put away after it.
  await vi.waitFor(() => expect(openedDesk(DRAFT)).toBeUndefined())
  vi.unstubAllGlobals()
})

const CATEGORIES = [
  { ID: 1, Name: 'Hogar', premium: false, Subcategories: [{ ID: 11, Name: 'Muebles' }] },
  { ID: 2, Name: 'Vehículos', premium: true, Subcategories: [{ ID: 21, Name: 'Autos' }] },
]

const WHOLE: Partial<PublishTexts> = {
  title: 'Máquina de coser',
  description: 'Funciona.',
  categoryId: '1',
  subcategoryId: '11',
  condition: 'usado',
  basePrice: '30.000',
  increment: '1.000',
  delivery: ['retiro'],
  province: 'Córdoba',
  city: 'Villa María',
}

interface Start {
  path?: string
  person?: { province?: string; city?: string; reputation?: number }
  draft?: Partial<PublishTexts> | null
  photos?: string[]
}

function start({ path = '/crear-subasta', person = {}, draft = null, photos = [] }: Start = {}) {
  const server = serveDrafts(draft && makeDraft(draft, { photos, photo_ids: photos }))
  Object.assign(server.others, {
    '/user/sessiondata': () => ({
      id: 7,
      username: 'ana',
      reputation: 60,
      province: '',
      city: '',
      ...person,
    }),
    '/user/username/ana': () => ({
      ID: 7,
      Username: 'ana',
      reputation: 60,
      kind: 'particular',
      sales: 0,
      rating: null,
    }),
    '/locations/provinces': () => [{ name: 'Buenos Aires' }, { name: 'Córdoba' }],
    '/locations/cities': () => [],
    '/categories': () => CATEGORIES,
    '/time': () => ({ now: new Date().toISOString() }),
    '/auctions/quote': () => ({ amount: 50_000, rate_bp: 1500, commission: 7_500, net: 42_500 }),
  })
  const router = createMemoryRouter(
    [
      { path: '/crear-subasta', element: <Publish /> },
      { path: '/subasta/vista-previa', element: <Preview /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  )
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </SWRConfig>,
  )
  const place = () => router.state.location.pathname + router.state.location.search
  return { server, place, router, unmount }
}

const province = () => screen.findByLabelText<HTMLSelectElement>(/^Provincia/)
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Título' })
const publish = async () => (await screen.findAllByRole('button', { name: 'Publicar' }))[0] as HTMLElement

test('begins with the place where the person lives', async () => {
  start({ person: { province: 'Córdoba', city: 'Villa María' } })
  await screen.findByRole('option', { name: 'Córdoba' })
  await waitFor(async () => expect((await province()).value).toBe('Córdoba'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Ciudad/).value).toBe('Villa María')
})

test('leaves a place that was chosen as it is', async () => {
  start({
    path: `/crear-subasta?borrador=${DRAFT}`,
    draft: WHOLE,
    person: { province: 'Buenos Aires', city: 'Azul' },
  })
  await screen.findByRole('option', { name: 'Buenos Aires' })
  expect((await province()).value).toBe('Córdoba')
})

test('says before anything is typed that a reputation does not let one publish', async () => {
  start({ person: { reputation: 3 } })
  expect(await screen.findByText(/Todavía no podés publicar: tenés 3 puntos/)).toBeDefined()
})

test('offers what was begun on another device, and goes on with it', async () => {
  const { place } = start({ draft: { title: 'Bicicleta azul' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir con Bicicleta azul' }))
  expect((await title()).value).toBe('Bicicleta azul')
  expect(place()).toBe(`/crear-subasta?borrador=${DRAFT}`)
})

test('begins anew, and has an address once it is saved', async () => {
  const { place, server } = start({ draft: { title: 'Bicicleta azul' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Empezar de cero' }))
  server.draft = null
  await userEvent.type(await title(), 'Silla')
  expect((await screen.findAllByText('Guardado')).length).toBe(1)
  expect(place()).toMatch(/^\/crear-subasta\?borrador=[0-9a-f-]{36}$/)
  expect(place()).not.toContain(DRAFT)
  // The same form goes on, with what is in it.
  expect((await title()).value).toBe('Silla')
})

test('says that a draft is gone, and where to go on', async () => {
  start({ path: `/crear-subasta?borrador=${DRAFT}` })
  expect(await screen.findByText('Este borrador ya no está')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Publicar otra' })).toBeDefined()
})

test('a premium category says how far the person is from it, and is not published', async () => {
  const { server } = start({
    path: `/crear-subasta?borrador=${DRAFT}`,
    draft: { ...WHOLE, categoryId: '2', subcategoryId: '21' },
    photos: ['a.jpg'],
    person: { reputation: 30 },
  })
  const sentence =
    /se publica desde el nivel 4 \(51 puntos de reputación\). Vos tenés 30: estás en el nivel 3/
  expect(await screen.findByText(sentence)).toBeDefined()
  await userEvent.click(await publish())
  expect(server.published).toEqual([])
})

test('private auctions are offered from 76 points on', async () => {
  const { unmount } = start({
    path: `/crear-subasta?borrador=${DRAFT}`,
    draft: WHOLE,
    person: { reputation: 76 },
  })
  expect(await screen.findByLabelText('Subasta privada')).toBeDefined()
  unmount()
  start({ path: `/crear-subasta?borrador=${DRAFT}`, draft: WHOLE, person: { reputation: 75 } })
  await title()
  expect(screen.queryByLabelText('Subasta privada')).toBeNull()
})

test('a phone goes on only once its step is whole, and back with its own Back', async () => {
  const { place, router } = start({
    path: `/crear-subasta?borrador=${DRAFT}`,
    draft: { ...WHOLE, title: '' },
    photos: ['a.jpg'],
  })
  const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Continuar' }))
  await next()
  expect(place()).toBe(`/crear-subasta?borrador=${DRAFT}&paso=que-es`)
  await next()
  expect(screen.getByText('El título tiene que tener al menos 5 caracteres.')).toBeDefined()
  expect(place()).toContain('paso=que-es')
  await userEvent.type(await title(), 'Máquina')
  await next()
  expect(place()).toContain('paso=precio')
  await router.navigate(-1)
  await waitFor(() => expect(place()).toContain('paso=que-es'))
  expect((await title()).value).toBe('Máquina')
})

test('the preview is drawn from the draft and publishes it once, under its own key', async () => {
  const { place, server } = start({
    path: `/subasta/vista-previa?borrador=${DRAFT}`,
    draft: WHOLE,
    photos: ['a.jpg', 'b.jpg'],
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Máquina de coser' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ampliar la foto 1 de 2' })).toBeDefined()
  await userEvent.dblClick(await publish())
  await waitFor(() => expect(place()).toBe('/subasta/77'))
  expect(server.published.map((form) => [form.get('draft'), form.get('idempotency_key')])).toEqual([
    [DRAFT, DRAFT],
  ])
  expect(server.published[0]?.get('base_price')).toBe('30000')
})

test('the preview says what is missing and leads to it', async () => {
  const { place } = start({
    path: `/subasta/vista-previa?borrador=${DRAFT}`,
    draft: { ...WHOLE, basePrice: '' },
    photos: ['a.jpg'],
  })
  const missing = within(await screen.findByRole('region', { name: 'Lo que falta' }))
  expect((await publish()).hasAttribute('disabled')).toBe(true)
  await userEvent.click(missing.getByRole('button', { name: 'Completar precio y tiempo' }))
  expect(place()).toBe(`/crear-subasta?borrador=${DRAFT}&paso=precio`)
})

/** Saves answer so from now on. */
const lost = () => Response.json({ code: 'not_found', error: 'No está.' }, { status: 404 })

test('what was being written when another device deleted the draft is saved as a new one', async () => {
  const { place, server } = start({ path: `/crear-subasta?borrador=${DRAFT}&paso=que-es`, draft: WHOLE })
  server.failing = lost
  await userEvent.type(await title(), ' a pedal')
  expect(await screen.findByText(/Este borrador se borró en otro dispositivo/)).toBeDefined()
  server.failing = undefined
  server.draft = null
  await userEvent.click(screen.getByRole('button', { name: 'Guardar como nuevo' }))
  await waitFor(() => expect(server.saves.at(-1)?.texts.title).toBe('Máquina de coser a pedal'))
  expect(server.saves.at(-1)?.version).toBe(0)
  await waitFor(() => expect(place()).not.toContain(DRAFT))
  expect(place()).toMatch(/borrador=[0-9a-f-]{36}&paso=que-es$/)
  expect((await title()).value).toBe('Máquina de coser a pedal')
})

test('a publication whose draft another device deleted offers to save it as a new one', async () => {
  const { server } = start({
    path: `/subasta/vista-previa?borrador=${DRAFT}`,
    draft: WHOLE,
    photos: ['a.jpg'],
  })
  server.failing = () =>
    Response.json(
      { code: 'publication_invalid', error: 'Revisá los datos marcados.', details: { draft: 'Ya no está.' } },
      { status: 422 },
    )
  await userEvent.click(await publish())
  expect(await screen.findByRole('button', { name: 'Guardar como nuevo' })).toBeDefined()
  expect(screen.queryByText('Revisá los datos marcados.')).toBeNull()
})

test('the preview brings before the eyes why it was not published', async () => {
  const seen: (string | null)[] = []
  Element.prototype.scrollIntoView = function note(this: Element) {
    seen.push(this.textContent)
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const { server } = start({
    path: `/subasta/vista-previa?borrador=${DRAFT}`,
    draft: WHOLE,
    photos: ['a.jpg'],
  })
  const error = 'Tenés una comisión vencida. Cuando esté paga vas a poder volver a publicar.'
  server.failing = () => Response.json({ code: 'commission_overdue', error }, { status: 422 })
  await userEvent.click(await publish())
  expect((await screen.findByRole('alert')).textContent).toBe(error)
  expect(seen).toEqual([error])
})

test('who leaves without choosing between two devices keeps both', async () => {
  const { server, router } = start({ path: `/crear-subasta?borrador=${DRAFT}`, draft: WHOLE })
  await title()
  server.draft = makeDraft({ ...WHOLE, title: 'La del otro' }, { version: 5 })
  await userEvent.type(await title(), ' a pedal')
  const dialog = within(await screen.findByRole('dialog', { name: 'Lo cambiaste acá y en otro dispositivo' }))
  expect(dialog.getByText('Máquina de coser a pedal')).toBeDefined()
  expect(dialog.getByText('La del otro')).toBeDefined()
  server.draft = null
  await router.navigate('/otra')
  await waitFor(() =>
    expect(server.saves.at(-1)).toMatchObject({ version: 0, texts: { title: 'Máquina de coser a pedal' } }),
  )
})

test('choices that could not be loaded are said at their field, can be asked for again, and hide nothing chosen', async () => {
  const { server } = start({ path: `/crear-subasta?borrador=${DRAFT}`, draft: WHOLE })
  const answers = { ...server.others }
  const failing = () => {
    throw new TypeError('Failed to fetch')
  }
  Object.assign(server.others, { '/categories': failing, '/locations/provinces': failing })
  const again = async (sentence: RegExp) =>
    within((await screen.findByText(sentence)) as HTMLElement).getByRole('button', { name: 'Reintentar' })
  const categories = await again(/Error al cargar las categorías/)
  const provinces = await again(/No pudimos cargar las provincias/)
  expect((await province()).value).toBe('Córdoba')
  Object.assign(server.others, answers)
  await userEvent.click(categories)
  await userEvent.click(provinces)
  expect(await screen.findByRole('option', { name: 'Hogar' })).toBeDefined()
  expect(await screen.findByRole('option', { name: 'Buenos Aires' })).toBeDefined()
  expect((await province()).value).toBe('Córdoba')
})

test('that what is written could not be saved is said until it is', async () => {
  const { server } = start({ path: `/crear-subasta?borrador=${DRAFT}`, draft: WHOLE, photos: ['a.jpg'] })
  server.failing = () => null
  await userEvent.type(await title(), ' a pedal')
  await userEvent.click(await publish())
  const sentence = 'No pudimos conectarnos. Revisá tu conexión y probá de nuevo.'
  expect(await screen.findByText(sentence)).toBeDefined()
  server.failing = undefined
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
  expect([server.draft?.texts.title, server.published]).toEqual(['Máquina de coser a pedal', []])
})
