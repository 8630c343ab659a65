import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, show } from '../accounts.testing.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'

const time = { body: { now: '2026-03-01T12:00:00.000Z' } }
const own = { ID: 7, Username: 'ana', email: 'ana@correo.test', has_password: true }

async function change(current: string, next: string, button = 'Cambiar contraseña') {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/Contraseña actual|Código/), current)
  await user.type(screen.getByLabelText('Contraseña nueva'), next)
  await user.click(screen.getByRole('button', { name: button }))
}

test('changes the password and empties the fields', async () => {
  const sent = answerCalls({
    'GET /time': time,
    'GET /user/currentuser': { body: own },
    'PUT /user/update-password': { body: { ok: true } },
  })
  show(<PasswordSection />)
  await change(' vieja ', 'cuatro termos de agua')
  await waitFor(() => expect((screen.getByLabelText('Contraseña nueva') as HTMLInputElement).value).toBe(''))
  expect(sent).toContainEqual({
    route: 'PUT /user/update-password',
    body: { current_password: ' vieja ', new_password: 'cuatro termos de agua' },
  })
})

test('says a refusal at the field that it is about', async () => {
  answerCalls({
    'GET /time': time,
    'GET /user/currentuser': { body: own },
    'PUT /user/update-password': {
      status: 422,
      body: { code: 'password_wrong', error: 'No es esa.', details: { current_password: 'No es esa.' } },
    },
  })
  show(<PasswordSection />)
  await change('vieja', 'cuatro termos de agua')
  expect(await screen.findByText('No es esa.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Contraseña actual'))
})

test('refuses what is too short before sending', async () => {
  const sent = answerCalls({ 'GET /time': time, 'GET /user/currentuser': { body: own } })
  show(<PasswordSection />)
  await change('vieja', 'corta')
  expect(await screen.findByText('La contraseña tiene que tener al menos 8 caracteres.')).toBeTruthy()
  expect(sent.filter(({ route }) => route.startsWith('PUT'))).toEqual([])
})

test('asks who has no password for a mailed code', async () => {
  const sent = answerCalls({
    'GET /time': time,
    'GET /user/currentuser': { body: { ...own, has_password: false } },
    'POST /user/password-code': { body: { ok: true, next_at: '2099-03-01T12:01:00.000Z' } },
    'PUT /user/update-password': { body: { ok: true } },
  })
  show(<PasswordSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar código' }))
  expect(await screen.findByText('Se ha enviado un código de verificación a tu email')).toBeTruthy()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Reenviar en \d+:\d\d/ })
  expect(button.disabled).toBe(true)
  await change('012345', 'cuatro termos de agua', 'Crear contraseña')
  await waitFor(() => expect(sent.some(({ route }) => route === 'PUT /user/update-password')).toBe(true))
})

const device = (id: string, current: boolean) => ({
  id,
  name: `Chrome ${id}`,
  platform: 'web',
  current,
  created_at: '2026-02-01T12:00:00.000Z',
  seen_at: '2026-02-02T12:00:00.000Z',
})

test('lists devices, ends another one, and offers no end of this one', async () => {
  let devices = [device('a', true), device('b', false)]
  const sent = answerCalls({
    'GET /time': time,
    'GET /user/sessions': () => ({ body: { data: devices } }),
    'DELETE /user/sessions/b': () => {
      devices = devices.slice(0, 1)
      return { body: { ok: true } }
    },
  })
  show(<DevicesSection />)
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión en Chrome b' }))
  await waitFor(() => expect(screen.queryByText('Chrome b')).toBeNull())
  expect(screen.getByText('Este dispositivo')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent.some(({ route }) => route === 'DELETE /user/sessions/b')).toBe(true)
})
