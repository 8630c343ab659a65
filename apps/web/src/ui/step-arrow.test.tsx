import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { StepArrow } from './step-arrow.tsx'

/** What the stylesheet says on a phone of what is not for phones. */
function onPhone() {
  const style = document.createElement('style')
  style.textContent = '.max-md\\:hidden { display: none }'
  document.head.append(style)
  onTestFinished(() => style.remove())
}

const draw = (onlyWay: boolean) =>
  render(<StepArrow side="right" label="Siguiente" onlyWay={onlyWay} onClick={() => undefined} />)

test('is not there on a phone, where fingers swipe', () => {
  onPhone()
  draw(false)
  expect(screen.queryByRole('button')).toBeNull()
})

test('is there on a phone where it is the only way, unseen until the keyboard reaches it', () => {
  onPhone()
  draw(true)
  expect(screen.getByRole('button', { name: 'Siguiente' }).className).toContain(
    'max-md:not-focus-visible:sr-only',
  )
})

test('keeps the focus where there is no further step, and does nothing there', () => {
  const onClick = vi.fn()
  const arrow = (disabled: boolean) => (
    <StepArrow side="right" label="Siguiente" disabled={disabled} onClick={onClick} />
  )
  const { rerender } = render(arrow(false))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Siguiente' })
  expect(button.ariaDisabled).toBeNull()
  button.focus()
  rerender(arrow(true))
  expect([button.disabled, button.ariaDisabled]).toEqual([false, 'true'])
  expect(button.className).toContain('aria-disabled:not-focus:invisible')
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})
