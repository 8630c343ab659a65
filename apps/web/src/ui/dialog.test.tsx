import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })

/** The page's button opens the first dialog, whose own button opens the second. */
function Page({ keepButton = true }: { keepButton?: boolean }) {
  const [first, setFirst] = useState(false)
  const [second, setSecond] = useState(false)
  return (
    <>
      <a href="/">Inicio</a>
      {(keepButton || !first) && (
        <button type="button" onClick={() => setFirst(true)}>
          Borrar
        </button>
      )}
      <Dialog
        open={first}
        onOpenChange={setFirst}
        title="¿Borrás?"
        footer={
          <button type="button" onClick={() => setFirst(false)}>
            Volver
          </button>
        }
      >
        {/* Takes the focus before any effect runs. */}
        <input aria-label="Motivo" autoFocus />
        <button type="button" onClick={() => setSecond(true)}>
          Más
        </button>
      </Dialog>
      <Dialog open={second} onOpenChange={setSecond} title="Más cosas" />
    </>
  )
}

async function openFirst() {
  button('Borrar').focus()
  await userEvent.keyboard('{Enter}')
  await dialog('¿Borrás?')
}

function Question() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Preguntar
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="¿Sí?" />
    </>
  )
}

it('takes no second press that comes at once for an answer', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  render(<Question />)
  const ask = async () => {
    button('Preguntar').focus()
    await userEvent.keyboard('{Enter}')
    await dialog('¿Sí?')
    await waitFor(() => expect(document.activeElement).toBe(button('Cerrar')))
  }
  const pressOutside = async () => {
    // The library listens from the next timer on.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
  }
  await ask()
  now.mockReturnValue(1_340)
  await userEvent.keyboard('{Enter}')
  await pressOutside()
  expect(screen.queryByRole('dialog')).toBeTruthy()
  now.mockReturnValue(1_360)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await ask()
  await pressOutside()
  expect(screen.queryByRole('dialog')).toBeTruthy()
  now.mockReturnValue(1_800)
  await pressOutside()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

describe('the focus after a dialog', () => {
  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(button('Cerrar'))],
    ['a button of its own', () => userEvent.click(button('Volver'))],
  ])('is on the button that opened it when %s closes it', async (_, close) => {
    render(<Page />)
    await openFirst()
    expect(document.activeElement).toBe(screen.getByLabelText('Motivo'))
    await close()
    await waitFor(() => expect(document.activeElement).toBe(button('Borrar')))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is on the button of the first dialog when the second closes, then on that of the page', async () => {
    render(<Page />)
    await openFirst()
    await userEvent.click(button('Más'))
    await dialog('Más cosas')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button('Más')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button('Borrar')))
  })

  it('is left to the browser when the button is gone', async () => {
    render(<Page keepButton={false} />)
    await openFirst()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The button that is there now is another one.
    expect(document.activeElement).toBe(document.body)
  })
})
