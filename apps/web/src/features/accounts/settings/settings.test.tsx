import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, sessionData, show } from '../accounts.testing.tsx'
import { AddressSection } from './address-section.tsx'
import { BlocksSection } from './blocks-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { ProfileSection } from './profile-section.tsx'

const user = {
  ID: 7,
  Username: 'ana',
  email: 'ana@correo.test',
  firstName: 'Ana',
  lastName: 'Paz',
  birthDate: '1990-05-20',
  phoneNumber: '221 555-0100',
  province: 'Buenos Aires',
  location: '',
  city: 'La Plata',
  ProfileImage: '',
  banner: '',
  kind: 'particular' as const,
  role: 'user' as const,
  verified_email: true,
  has_password: true,
  member_since: '2026-01-01T00:00:00.000Z',
}

const base = {
  'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
  'GET /user/sessiondata': { body: sessionData },
}
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const metaOf = (total: number, pages = 1) => ({ page: 1, limit: 50, pages, total })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }))

test('sends only what changed', async () => {
  const sent = answerCalls({ ...base, 'PUT /user/update/7': { body: { ...user, lastName: 'Quiroga' } } })
  show(<ProfileSection user={user} />)
  expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('disabled', true)
  put('Apellido', 'Quiroga')
  await save()
  await waitFor(() =>
    expect(sent).toContainEqual({ route: 'PUT /user/update/7', body: { lastName: 'Quiroga' } }),
  )
  await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar')).toBeNull())
})

test('says a refusal at its field and keeps what was typed', async () => {
  const sentence = 'Para registrarte tenés que tener 18 años o más.'
  answerCalls({
    ...base,
    'PUT /user/update/7': {
      status: 422,
      body: { code: 'under_age', error: sentence, details: { birthDate: sentence } },
    },
  })
  show(<ProfileSection user={user} />)
  put('Nombre', 'Anabela')
  put('Fecha de nacimiento', '2001-02-03')
  await save()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByLabelText('Nombre')).toHaveProperty('value', 'Anabela')
  expect(document.activeElement).toBe(screen.getByLabelText('Fecha de nacimiento'))
})

test('says why nothing was saved when no field is to blame', async () => {
  answerCalls({
    ...base,
    'PUT /user/update/7': { status: 503, body: { code: 'busy', error: 'Probá de nuevo.' } },
  })
  show(<ContactSection user={user} />)
  put('Teléfono', '221 555-0199')
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Probá de nuevo.')
  expect(screen.getByLabelText('Teléfono')).toHaveProperty('value', '221 555-0199')
})

test('saves a box when it is pressed, and takes it back when that fails', async () => {
  const lines = [{ kind: 'won', email: true, push: false }]
  const sent = answerCalls({
    ...base,
    'GET /user/preferences': { body: { notifications: lines } },
    'PUT /user/preferences': { status: 500, body: { code: 'internal', error: 'Falló.' } },
  })
  show(<NotificationsSection />)
  const box = await screen.findByRole('checkbox', { name: 'Ganaste: Email' })
  await userEvent.click(box)
  await waitFor(() =>
    expect(sent.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({
      notifications: [{ kind: 'won', email: false }],
    }),
  )
  await waitFor(() => expect(box).toHaveProperty('checked', true))
})

test('blocks by name, and says at the field when there is nobody', async () => {
  const blocked = { ID: 9, Username: 'beto', ProfileImage: '', blocked_at: '2026-03-01T12:00:00.000Z' }
  let list: object[] = []
  const sent = answerCalls({
    ...base,
    'GET /user/blocks': () => ({ body: { data: list, meta: metaOf(list.length) } }),
    'GET /user/username/nadie': {
      status: 404,
      body: { code: 'not_found', error: 'No encontramos a esa persona.' },
    },
    'GET /user/username/beto': { body: blocked },
    'POST /user/block/9': () => {
      list = [blocked]
      return { body: { ok: true } }
    },
  })
  show(<BlocksSection />)
  await screen.findByText('No bloqueaste a nadie.')
  for (const name of ['nadie', '@beto']) {
    put('Nombre de usuario', name)
    await userEvent.click(screen.getByRole('button', { name: 'Bloquear' }))
    if (name === 'nadie') await screen.findByText('No hay nadie con ese nombre de usuario.')
  }
  expect(await screen.findByRole('link', { name: 'beto' })).toBeTruthy()
  expect(sent.map(({ route }) => route)).toContain('POST /user/block/9')
})

test('shows whom one blocked page by page', async () => {
  const blocked = { ID: 9, Username: 'beto', ProfileImage: '', blocked_at: '2026-03-01T12:00:00.000Z' }
  answerCalls({ ...base, 'GET /user/blocks': { body: { data: [blocked], meta: metaOf(51, 2) } } })
  show(<BlocksSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'beto' })).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
})

test('gives an emptied field back as it is kept, and says so instead of pretending', async () => {
  const sent = answerCalls({ ...base, 'GET /locations/provinces': { body: [{ name: 'Buenos Aires' }] } })
  show(<AddressSection user={{ ...user, location: 'Tolosa' }} />)
  put('Barrio o localidad (opcional)', '')
  await save()
  await waitFor(() =>
    expect(screen.getByLabelText('Barrio o localidad (opcional)')).toHaveProperty('value', 'Tolosa'),
  )
  expect(sent.some(({ route }) => route.startsWith('PUT'))).toBe(false)
})

test('shows the province before the list of them came, and asks for the list again', async () => {
  let answer: { status?: number; body: unknown } = { status: 503, body: { code: 'busy', error: 'Ahora no.' } }
  answerCalls({ ...base, 'GET /locations/provinces': () => answer })
  show(<AddressSection user={user} />)
  const province = await screen.findByLabelText<HTMLSelectElement>('Provincia')
  expect(province.value).toBe('Buenos Aires')
  const again = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 10_000 })
  answer = { body: [{ name: 'Salta' }, { name: 'Buenos Aires' }, { name: 'Chaco' }] }
  await userEvent.click(again)
  expect(await screen.findByRole('option', { name: 'Chaco' })).toBeTruthy()
  expect(province.value).toBe('Buenos Aires')
  expect([...province.options].map(({ value }) => value)).toEqual(['', 'Salta', 'Buenos Aires', 'Chaco'])
})
