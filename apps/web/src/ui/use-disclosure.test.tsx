import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { useDisclosure } from './use-disclosure.ts'

/** As the bar of filters: what lies around may have the focus itself. */
function Bar({ onChoose }: { onChoose: () => void }) {
  const { open, root, trigger } = useDisclosure()
  return (
    <section tabIndex={-1}>
      <div {...root}>
        <button {...trigger}>Estado</button>
        {open && (
          <div>
            <p>Elegí</p>
            <label>
              <input type="checkbox" onChange={onChoose} />
              <span>Usado</span>
            </label>
          </div>
        )}
      </div>
      <button type="button">Otro</button>
    </section>
  )
}

it('stays open while something inside is pressed, a label too, and closes on Escape afterwards', async () => {
  let chosen = 0
  render(
    <Bar
      onChoose={() => {
        chosen += 1
      }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Estado' }))
  await userEvent.click(screen.getByText('Usado'))
  expect(chosen).toBe(1)
  await userEvent.click(screen.getByText('Elegí'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByText('Elegí')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Estado' }))
})

it('closes when the focus leaves it or something outside is pressed', async () => {
  render(<Bar onChoose={() => undefined} />)
  const trigger = screen.getByRole('button', { name: 'Estado' })
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('button', { name: 'Otro' }))
  expect(screen.queryByText('Elegí')).toBeNull()
  await userEvent.click(trigger)
  await userEvent.tab()
  expect(screen.getByText('Elegí')).toBeDefined()
  await userEvent.tab()
  expect(screen.queryByText('Elegí')).toBeNull()
})
