import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeInput, isWholeCode } from './code-input.tsx'

function Code({ onComplete }: { onComplete?: (code: string) => void }) {
  const [code, setCode] = useState('')
  return <CodeInput value={code} onChange={setCode} {...(onComplete && { onComplete })} />
}

/** As where every code is wrong. */
function Emptied() {
  const [code, setCode] = useState('')
  return <CodeInput value={code} onChange={setCode} onComplete={() => setCode('')} />
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const shown = () =>
  boxes()
    .map((box) => box.value || '·')
    .join('')

async function typeIn(at: number, keys: string) {
  await userEvent.click(boxes()[at] as HTMLElement)
  await userEvent.keyboard(keys)
}

describe('CodeInput', () => {
  it('has six boxes with the numeric keyboard, the first for the code that the phone suggests', () => {
    render(<Code />)
    expect(boxes()).toHaveLength(6)
    expect(boxes().every((box) => box.inputMode === 'numeric')).toBe(true)
    expect(boxes()[0]?.autocomplete).toBe('one-time-code')
  })

  it('takes one digit per box and moves on by itself', async () => {
    const onComplete = vi.fn()
    render(<Code onComplete={onComplete} />)
    await typeIn(0, '012345')
    expect(shown()).toBe('012345')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('012345')
  })

  it('fills all boxes with a pasted code, wherever it is pasted', async () => {
    const onComplete = vi.fn()
    render(<Code onComplete={onComplete} />)
    await userEvent.click(boxes()[3] as HTMLElement)
    await userEvent.paste(' 654 321 ')
    expect(shown()).toBe('654321')
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('654321')
  })

  it('refuses anything but digits', async () => {
    render(<Code />)
    await typeIn(0, 'a1b-2')
    expect(shown()).toBe('12····')
  })

  it('deletes backwards and lets a digit be written over', async () => {
    render(<Code />)
    await typeIn(0, '123{Backspace}{Backspace}')
    expect(shown()).toBe('1·····')
    await typeIn(0, '9')
    expect(shown()).toBe('9·····')
  })

  it('moves on over a box that holds the digit already', async () => {
    render(<Code />)
    await typeIn(0, '11')
    await typeIn(0, '1123')
    expect(shown()).toBe('1123··')
  })

  it('deletes what a keyboard empties without naming the key', async () => {
    render(<Code />)
    await typeIn(0, '123')
    fireEvent.change(boxes()[2] as HTMLElement, { target: { value: '' } })
    expect(shown()).toBe('12····')
  })

  it('is typed from the first box on again when a wrong code was taken out', async () => {
    render(<Emptied />)
    await typeIn(0, '123456')
    await userEvent.keyboard('78')
    expect(shown()).toBe('78····')
  })

  it('goes from box to box by the arrows', async () => {
    render(<Code />)
    await typeIn(0, '123{ArrowLeft}{ArrowLeft}9')
    expect(shown()).toBe('193···')
  })

  it.each([
    ...['altKey', 'ctrlKey', 'metaKey'].flatMap((held) =>
      ['ArrowLeft', '2', 'Backspace'].map((key) => [key, held]),
    ),
    ['ArrowLeft', 'shiftKey'],
  ])('leaves %s with %s to the browser', async (key, held = '') => {
    render(<Code />)
    await typeIn(0, '12')
    const box = boxes()[1] as HTMLElement
    box.focus()
    expect(fireEvent.keyDown(box, { key, [held]: true })).toBe(true)
    expect([shown(), document.activeElement]).toEqual(['12····', box])
  })

  it('calls only six digits a whole code', () => {
    expect(isWholeCode('012345')).toBe(true)
    expect(isWholeCode('12345')).toBe(false)
    expect(isWholeCode('1 2345')).toBe(false)
  })
})
