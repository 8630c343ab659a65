import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberedPath } from '../../lib/paths.ts'
import { answerCalls, sessionData, show } from './accounts.testing.tsx'
import { RegisterForm } from './register-form.tsx'

const base = {
  'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
  'GET /locations/provinces': { body: [{ name: 'Buenos Aires' }, { name: 'Salta' }] },
  'GET /locations/cities': { body: [{ name: 'La Plata', province: 'Buenos Aires' }] },
}

function onScreen(phone: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: phone,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

beforeEach(() => onScreen(false))

const typed = {
  Email: 'ana@correo.test',
  'Nombre de usuario': 'Ana_Paz',
  Contraseña: 'tres mates lavados',
  Nombre: 'Ana',
  Apellido: "O'Higgins",
  'Fecha de nacimiento': '1990-05-20',
  Teléfono: '221 555-0100',
}

const submit = () => userEvent.click(screen.getByRole('button', { name: /Registrarse/ }))

// All at once: typing every letter takes seconds.
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function fillIn(changes: Partial<typeof typed> = {}) {
  await screen.findByRole('option', { name: 'Salta' })
  for (const [label, text] of Object.entries({ ...typed, ...changes })) {
    put(label, text)
  }
  put('Provincia', 'Buenos Aires')
  put('Ciudad', 'La Plata')
}

test('registers with the fields of the form, logs in, and will be led to the welcome', async () => {
  const sent = answerCalls({
    ...base,
    'POST /register': { status: 201, body: { id: 7, username: 'ana_paz' } },
    'POST /login': { body: sessionData },
    'GET /user/sessiondata': { body: sessionData },
  })
  show(<RegisterForm onLoginFailed={vi.fn()} />)
  await fillIn()
  await submit()
  await waitFor(() => expect(sent.map(({ route }) => route)).toContain('GET /user/sessiondata'))
  const form = sent.find(({ route }) => route === 'POST /register')?.body as FormData
  expect(Object.fromEntries(form)).toEqual({
    username: 'Ana_Paz',
    email: 'ana@correo.test',
    password: 'tres mates lavados',
    birthDate: '1990-05-20',
    firstName: 'Ana',
    lastName: "O'Higgins",
    phoneNumber: '221 555-0100',
    province: 'Buenos Aires',
    location: '',
    city: 'La Plata',
    profileImage: '',
  })
  expect(rememberedPath()).toBe('/#new-user')
})

test('hands over to the login by hand when the login that follows fails', async () => {
  const onLoginFailed = vi.fn()
  answerCalls({
    ...base,
    'POST /register': { status: 201, body: { id: 7, username: 'ana_paz' } },
    'POST /login': { status: 503, body: { error: 'x' } },
  })
  show(<RegisterForm onLoginFailed={onLoginFailed} />)
  await fillIn()
  await submit()
  await waitFor(() => expect(onLoginFailed).toHaveBeenCalledOnce())
})

test('shows each error at its field, focuses the first, and sends nothing', async () => {
  const sent = answerCalls(base)
  show(<RegisterForm onLoginFailed={vi.fn()} />)
  await fillIn({ 'Nombre de usuario': 'admin', Contraseña: 'corta', 'Fecha de nacimiento': '2020-01-01' })
  await submit()
  expect(await screen.findByText('Ese nombre de usuario está reservado. Elegí otro.')).toBeTruthy()
  expect(screen.getByText('La contraseña tiene que tener al menos 8 caracteres.')).toBeTruthy()
  expect(screen.getByText('Para registrarte tenés que tener 18 años o más.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre de usuario')))
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([])
})

test.each([
  ['This email exists', 'Email', 'Este email ya está registrado. ¿Ya tienes una cuenta?'],
  ['username taken', 'Nombre de usuario', 'Este nombre de usuario ya está en uso. Elige otro.'],
  ['ese usuario existe', 'Nombre de usuario', 'Este nombre de usuario ya está en uso. Elige otro.'],
])('puts the conflict %j at its field', async (error, label, sentence) => {
  answerCalls({ ...base, 'POST /register': { status: 409, body: { error } } })
  show(<RegisterForm onLoginFailed={vi.fn()} />)
  await fillIn()
  await submit()
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
})

test('puts the server’s sentences at the fields that it names, else above the form', async () => {
  const refusals = [
    { status: 422, body: { error: 'Débil', details: { password: 'Esa contraseña es de las más usadas.' } } },
    { status: 429, body: { code: 'too_many_attempts', error: 'Fueron demasiados intentos.' } },
  ]
  answerCalls({ ...base, 'POST /register': () => refusals.shift() ?? {} })
  show(<RegisterForm onLoginFailed={vi.fn()} />)
  await fillIn()
  await submit()
  expect(await screen.findByText('Esa contraseña es de las más usadas.')).toBeTruthy()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Fueron demasiados intentos.')
})

test('goes step by step on a phone, and back to the step of a refused field', async () => {
  onScreen(true)
  const sent = answerCalls({ ...base, 'POST /register': { status: 409, body: { error: 'email' } } })
  show(<RegisterForm onLoginFailed={vi.fn()} />)
  expect(screen.getByText(/Paso 1 de 3/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Continuar/ }))
  expect(await screen.findByText('Completá tu email.')).toBeTruthy()
  expect(screen.getByText(/Paso 1 de 3/)).toBeTruthy()
  await fillIn()
  await userEvent.click(screen.getByRole('button', { name: /Continuar/ }))
  await screen.findByText(/Paso 2 de 3/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')))
  await userEvent.click(screen.getByRole('button', { name: /Continuar/ }))
  await screen.findByText(/Paso 3 de 3/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Provincia')))
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([])
  await submit()
  expect(await screen.findByText(/Paso 1 de 3/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
})

test('says that a photo could not be made smaller, and registers without one', async () => {
  answerCalls(base)
  show(<RegisterForm onLoginFailed={vi.fn()} />)
  const file = new File(['hola'], 'yo.heic', { type: 'image/heic' })
  await userEvent.upload(screen.getByLabelText('Foto de perfil'), file)
  expect((await screen.findByRole('alert')).textContent).toBe('Error al redimensionar')
})
