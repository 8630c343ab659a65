import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'

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
    button('Más').focus()
    await userEvent.keyboard('{Enter}')
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
