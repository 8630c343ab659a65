import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SESSION_KEY } from '../../lib/session-store.ts'
import { answerCalls, sessionData, show } from './accounts.testing.tsx'
import { LoginForm } from './login-form.tsx'

const time = { body: { now: '2026-03-01T12:00:00.000Z' } }

async function logIn(email = 'ana@correo.test', password = ' con espacios ') {
  const user = userEvent.setup()
  if (email) await user.type(screen.getByLabelText('Email'), email)
  if (password) await user.type(screen.getByLabelText('Contraseña'), password)
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }))
}

test('sends e-mail and password as typed and keeps who it is, but no secret', async () => {
  const sent = answerCalls({
    'GET /time': time,
    'POST /login': { body: sessionData },
    'GET /user/sessiondata': { body: sessionData },
  })
  show(<LoginForm />)
  await logIn()
  await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain('"Username":"ana"'))
  expect(sent).toContainEqual({
    route: 'POST /login',
    body: { email: 'ana@correo.test', password: ' con espacios ' },
  })
  expect(localStorage.getItem('authtoken')).toBeNull()
})

test('asks for what is missing, at its field, and calls nobody', async () => {
  const sent = answerCalls({ 'GET /time': time })
  show(<LoginForm />)
  await logIn('', '')
  expect(await screen.findByText('Completá tu email.')).toBeTruthy()
  expect(screen.getByText('Completá tu contraseña.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(sent.filter(({ route }) => route.startsWith('POST'))).toEqual([])
})

test.each([
  [
    { status: 401, body: { code: 'credentials_wrong', error: 'El email o la contraseña no son correctos.' } },
    'El email o la contraseña no son correctos.',
  ],
  [{ status: 400, body: { details: 'Detalle', error: 'Error' } }, 'Detalle'],
  [{ status: 400, body: { message: 'Mensaje' } }, 'Mensaje'],
  [{ status: 502, body: {} }, 'Error del servidor (502): '],
])('says why it was refused %#', async (answer, sentence) => {
  answerCalls({ 'GET /time': time, 'POST /login': answer })
  show(<LoginForm />)
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})

test('says that the person could not be read when only that fails', async () => {
  answerCalls({
    'GET /time': time,
    'POST /login': { body: sessionData },
    'GET /user/sessiondata': { status: 500, body: { error: 'x' } },
  })
  show(<LoginForm />)
  await logIn()
  expect((await screen.findByRole('alert')).textContent).toBe('No se pudieron obtener los datos del usuario')
})

test('fills the form with a tap on a trial account', async () => {
  answerCalls({
    'GET /time': time,
    'GET /config': {
      body: {
        demo_password: 'solo-de-prueba',
        demo_accounts: [{ email: 'nuevo@demo.test', role: 'user', about: 'Recién llega' }],
      },
    },
  })
  show(<LoginForm />)
  await userEvent.click(await screen.findByRole('button', { name: /Recién llega/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('nuevo@demo.test')
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('solo-de-prueba')
})

test('shows no trial accounts outside the trial', async () => {
  const sent = answerCalls({ 'GET /time': time, 'GET /config': { body: { trial: false } } })
  show(<LoginForm />)
  await waitFor(() => expect(sent.some(({ route }) => route === 'GET /config')).toBe(true))
  expect(screen.queryByText('Cuentas de prueba')).toBeNull()
})
