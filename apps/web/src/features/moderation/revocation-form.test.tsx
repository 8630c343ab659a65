import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../lib/session.tsx'
import { swrConfig } from '../../lib/swr-config.ts'
import { RevocationForm } from './revocation-form.tsx'

const expires = new Date(Date.now() + 86_400_000).toISOString()
const taken = {
  code: '7K4M-92QD',
  received_at: '2026-11-28T15:00:00.000Z',
  answer_by: '2026-11-29T15:00:00.000Z',
}
type Body = Record<string, unknown>
type Answer = () => Response | Promise<Response>

afterEach(() => {
  vi.unstubAllGlobals()
})

function start(kind: 'arrepentimiento' | 'baja', answer: Answer, member = false, own?: Promise<object>) {
  const sent: Body[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/revocations') {
      sent.push(JSON.parse(String(init?.body)))
      return answer()
    }
    if (url === '/api/user/sessiondata') {
      return Response.json({
        id: 7,
        username: 'ana',
        first_name: 'Ana',
        last_name: 'Paz',
        expires_at: expires,
      })
    }
    if (url === '/api/user/currentuser' && own) return Response.json(await own)
    return Response.json({ now: new Date().toISOString() })
  })
  if (member) {
    const kept = { ID: 7, Username: 'ana', FirstName: 'Ana', LastName: 'Paz', expiredate: expires }
    localStorage.setItem('sessionuser', JSON.stringify(kept))
  }
  const router = createMemoryRouter([{ path: '*', element: <RevocationForm kind={kind} /> }])
  render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map() }}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </SWRConfig>,
  )
  return sent
}

const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar y recibir mi código' }))

async function fill() {
  await type(/^Nombre y apellido/, 'Ana Paz')
  await type(/^Email/, 'ana@correo.test')
  await type(/^¿De qué compra/, 'Subasta 123')
}

test('a visitor sends the form and gets the code, which takes the focus', async () => {
  const sent = start('arrepentimiento', () => Response.json(taken, { status: 201 }))
  await fill()
  await send()
  const heading = await screen.findByRole('heading', { name: 'Recibimos tu pedido de arrepentimiento' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByTestId('code').textContent).toBe('7K4M-92QD')
  expect(screen.getByText('ana@correo.test')).toBeTruthy()
  expect(screen.getByText(/antes del 29\/11, 12:00/)).toBeTruthy()
  expect(sent).toEqual([
    {
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'arrepentimiento',
      name: 'Ana Paz',
      email: 'ana@correo.test',
      phone: '',
      subject: 'Subasta 123',
      message: '',
    },
  ])
})

test('asks for what is missing, at its field, the first one focused, and calls nobody', async () => {
  const sent = start('arrepentimiento', () => Response.json(taken))
  await type(/^Email/, 'ana')
  await send()
  expect(screen.getByText('Escribí tu nombre y apellido.')).toBeTruthy()
  expect(screen.getByText('Escribí un email válido, como nombre@correo.com.')).toBeTruthy()
  expect(screen.getByText(/^Decinos de qué compra se trata/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Nombre y apellido/)))
  await type(/^Nombre y apellido/, 'Ana')
  expect(screen.queryByText('Escribí tu nombre y apellido.')).toBeNull()
  expect(sent).toEqual([])
})

test('the same texts keep their id over a failure; other texts get another', async () => {
  let answers = 0
  const sent = start('arrepentimiento', () => {
    answers += 1
    if (answers < 3) return Response.json({ code: 'busy', error: 'Hay mucha actividad.' }, { status: 503 })
    return Response.json(taken, { status: 201 })
  })
  await fill()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Hay mucha actividad.')
  await send()
  await waitFor(() => expect(sent).toHaveLength(2))
  await screen.findByRole('alert')
  await type(/^¿Querés agregar/, 'x')
  await send()
  await screen.findByTestId('code')
  const ids = sent.map((body) => body.request_id)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a double press sends once', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const sent = start('arrepentimiento', async () => {
    await gate
    return Response.json(taken, { status: 201 })
  })
  await fill()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar y recibir mi código' }))
  release()
  await screen.findByTestId('code')
  expect(sent).toHaveLength(1)
})

test('shows at its field what the server refuses', async () => {
  const details = { phone: 'Ese teléfono no sirve.' }
  start('arrepentimiento', () => Response.json({ code: 'invalid', error: 'No.', details }, { status: 400 }))
  await fill()
  await send()
  expect(await screen.findByText('Ese teléfono no sirve.')).toBeTruthy()
  expect(screen.getByLabelText(/^Teléfono/).getAttribute('aria-invalid')).toBe('true')
})

test('whoever is logged in finds the name filled in and may leave the e-mail to the account', async () => {
  const sent = start('baja', () => Response.json(taken, { status: 201 }), true)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre y apellido/).value).toBe('Ana Paz'),
  )
  await userEvent.selectOptions(screen.getByLabelText(/^¿Qué querés dar de baja/), 'Los avisos por email')
  await send()
  await screen.findByRole('heading', { name: 'Recibimos tu pedido de baja' })
  expect(screen.getByText(/al email de tu cuenta/)).toBeTruthy()
  expect(sent[0]).toMatchObject({ kind: 'baja', name: 'Ana Paz', subject: 'Los avisos por email' })
  expect(sent[0]).not.toHaveProperty('email')
})

test('what the account knows is filled in, and what was typed before stays', async () => {
  let arrive = (_: object) => {}
  const own = new Promise<object>((resolve) => {
    arrive = resolve
  })
  const sent = start('baja', () => Response.json(taken, { status: 201 }), true, own)
  await type(/^Teléfono/, '2215550102')
  arrive({ email: 'ana@correo.test', phoneNumber: '221 555 0101' })
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ana@correo.test'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Teléfono/).value).toBe('2215550102')
  await userEvent.clear(screen.getByLabelText(/^Email/))
  await send()
  await screen.findByTestId('code')
  expect(sent[0]).toMatchObject({ name: 'Ana Paz', phone: '2215550102' })
  expect(sent[0]).not.toHaveProperty('email')
})
