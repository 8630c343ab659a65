import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { readSession, sessionUserOf, writeSession } from '../../lib/session-store.ts'
import { toast } from '../../ui/toast.ts'
import { answerCalls, sessionData, show } from './accounts.testing.tsx'
import { VerificationOverlay } from './verification-overlay.tsx'

const base = {
  'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
  'GET /user/sessiondata': { body: sessionData },
  'GET /config': { body: { trial: true } },
}

beforeEach(() => writeSession(sessionUserOf({ ...sessionData, role: 'user' })))

const box = (name: string) => screen.getByLabelText(`${name} cifra`)

async function paste(code: string) {
  await userEvent.click(box('primera'))
  await userEvent.paste(code)
}

test('verifies a pasted code, says so for four seconds and keeps it', async () => {
  const success = vi.spyOn(toast, 'success')
  const sent = answerCalls({ ...base, 'POST /verifyemail': { body: { ok: true } } })
  show(<VerificationOverlay />)
  await paste('004217')
  await waitFor(() => expect(readSession()?.Verified_email).toBe(true))
  expect(sent).toContainEqual({ route: 'POST /verifyemail', body: { verification_code: '004217' } })
  expect(success).toHaveBeenCalledWith('¡Cuenta verificada con éxito!', { duration: 4_000 })
})

test('asks for all six digits', async () => {
  const sent = answerCalls(base)
  show(<VerificationOverlay />)
  await userEvent.type(box('primera'), '1')
  await userEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter all 6 digits')
  expect(sent.some(({ route }) => route === 'POST /verifyemail')).toBe(false)
})

test.each([
  [{ status: 422, body: { error: 'Invalid verification code' } }, 'Código inválido'],
  [{ status: 422, body: { error: 'Ese código ya venció. Pedí otro.' } }, 'Ese código ya venció. Pedí otro.'],
  [{ status: 502, body: '<html>' }, 'Verification failed'],
])('says why a code was refused and empties the boxes %#', async (answer, sentence) => {
  answerCalls({ ...base, 'POST /verifyemail': answer })
  show(<VerificationOverlay />)
  await paste('123456')
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect((box('primera') as HTMLInputElement).value).toBe('')
})

test('sends another code and counts down to the next', async () => {
  const next = { body: { ok: true, next_at: '2026-03-01T12:01:00.000Z' } }
  answerCalls({ ...base, 'POST /refreshcodes': next })
  show(<VerificationOverlay />)
  await userEvent.click(await screen.findByRole('button', { name: 'Reenviar código' }))
  expect(await screen.findByText('Se ha enviado un código de verificación a tu email')).toBeTruthy()
  const button = screen.getByRole('button', { name: /Reenviar en \d:\d\d/ })
  expect((button as HTMLButtonElement).disabled).toBe(true)
})

test('says that no code could be sent, and waits as long as the server says', async () => {
  answerCalls({
    ...base,
    'POST /refreshcodes': { status: 429, body: { error: 'x' }, headers: { 'Retry-After': '42' } },
  })
  show(<VerificationOverlay />)
  await userEvent.click(await screen.findByRole('button', { name: 'Reenviar código' }))
  const sentence = 'Hubo un error al enviar el código, por favor intente más tarde.'
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /Reenviar en 0:4\d/ })).toBeTruthy()
})

test('has a way out, and in the trial one to the mailbox; Escape is none', async () => {
  answerCalls({ ...base, 'POST /logout': { body: { ok: true } } })
  show(<VerificationOverlay />)
  expect((await screen.findByRole('link', { name: 'buzón de prueba' })).getAttribute('href')).toBe('/_correo')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeTruthy()
})
