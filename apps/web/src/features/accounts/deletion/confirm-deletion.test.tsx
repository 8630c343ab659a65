import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, type Mock, test, vi } from 'vitest'
import { answerCalls, type SentCall, sessionData, show } from '../accounts.testing.tsx'
import { ConfirmDeletion } from './confirm-deletion.tsx'

type Answers = Parameters<typeof answerCalls>[0]

const STORED = {
  ID: 7,
  Username: 'ana',
  Verified_email: true,
  FirstName: 'Ana',
  LastName: 'Paz',
  Role: 'user',
  expiredate: '2099-01-01T00:00:00.000Z',
}

interface Opened {
  readonly sent: SentCall[]
  readonly onDeleted: Mock
  readonly onClose: Mock
}

/** The dialog of somebody who is logged in. */
function openDialog(answers: Answers, hasPassword = true): Opened {
  localStorage.setItem('sessionuser', JSON.stringify(STORED))
  const sent = answerCalls({
    'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
    'GET /user/sessiondata': { body: sessionData },
    'GET /user/currentuser': { body: { ID: 7, Username: 'ana', has_password: hasPassword } },
    ...answers,
  })
  const [onDeleted, onClose] = [vi.fn(), vi.fn()]
  show(<ConfirmDeletion open onClose={onClose} onDeleted={onDeleted} />)
  return { sent, onDeleted, onClose }
}

const confirmButton = () => screen.getByRole('button', { name: 'Eliminar Cuenta' })

async function confirm(secretLabel: RegExp, secret: string) {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/ELIMINAR/), 'ELIMINAR')
  await user.type(await screen.findByLabelText(secretLabel), secret)
  await waitFor(() => expect(confirmButton()).toHaveProperty('disabled', false))
  await user.click(confirmButton())
}

test.each([
  ['active_auctions', 'User has active auctions', 'El usuario tiene subastas activas'],
  ['active_bids', 'User has active bids', 'El usuario tiene pujas activas'],
  ['open_sale', 'Tenés una venta sin terminar.', 'Tenés una venta sin terminar.'],
  ['commission_unpaid', 'Tenés comisiones sin pagar.', 'Tenés comisiones sin pagar.'],
])('a refusal for %s stays in the dialog with its sentence', async (code, error, says) => {
  const { onDeleted, onClose } = openDialog({
    'DELETE /user/account': { status: 422, body: { code, error } },
  })
  await confirm(/^Contraseña/, 'una clave larga')
  expect((await screen.findByRole('alert')).textContent).toBe(says)
  expect([onDeleted, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

test('a failure without a sentence of its own says that the account could not be deleted', async () => {
  openDialog({ 'DELETE /user/account': { status: 502, body: '' } })
  await confirm(/^Contraseña/, 'una clave larga')
  expect((await screen.findByRole('alert')).textContent).toBe('Error al eliminar la cuenta')
})

test('who has no password asks for a code and deletes the account with it', async () => {
  const { sent, onDeleted } = openDialog(
    {
      'POST /user/account/code': { body: { ok: true, next_at: '2099-03-01T12:01:00.000Z' } },
      'DELETE /user/account': { body: { ok: true } },
    },
    false,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar código' }))
  expect(await screen.findByText('Se ha enviado un código de verificación a tu email')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Reenviar en \d/ })).toHaveProperty('disabled', true)
  expect(screen.queryByLabelText(/^Contraseña/)).toBeNull()
  await confirm(/Código de 6 dígitos/, '012345')
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
  expect(sent.at(-1)).toEqual({
    route: 'DELETE /user/account',
    body: { confirmation: 'ELIMINAR', password: '012345' },
  })
})

test('nothing is sent while the word is not exact or the password only blanks', async () => {
  const { sent } = openDialog({})
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/ELIMINAR/), 'eliminar')
  await user.type(screen.getByLabelText(/^Contraseña/), 'una clave larga{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Por favor escribe el texto de confirmación exactamente como se muestra',
  )
  await user.clear(screen.getByLabelText(/ELIMINAR/))
  await user.type(screen.getByLabelText(/ELIMINAR/), 'ELIMINAR')
  await user.clear(screen.getByLabelText(/^Contraseña/))
  await user.type(screen.getByLabelText(/^Contraseña/), '  {Enter}')
  expect(confirmButton()).toHaveProperty('disabled', true)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Por favor ingresa tu contraseña para confirmar'),
  )
  expect(sent.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
})
