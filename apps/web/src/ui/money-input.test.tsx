import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { MoneyInput } from './money-input.tsx'
import { caretAfter } from './retype-money.ts'

function Amount({ minimum = '1.500', start = '' }: { minimum?: string; start?: string }) {
  const [text, setText] = useState(start)
  return (
    <Field label="Tu máximo">
      <MoneyInput value={text} onChange={setText} placeholder={minimum} />
    </Field>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Tu máximo')

async function typing(text: string): Promise<string> {
  render(<Amount />)
  await userEvent.type(field(), text)
  return field().value
}

describe('MoneyInput', () => {
  it.each([
    ['1500', '1.500'],
    ['190000', '190.000'],
    ['1500,5', '1.500,5'],
    ['999999999999', '999.999.999.999'],
    ['$ 1.500', '$ 1.500'],
    ['abc7', '7'],
  ])('shows %s as %s while it is typed', async (typed, shown) => {
    expect(await typing(typed)).toBe(shown)
  })

  it('never turns a decimal point into a larger amount', async () => {
    expect(await typing('1.5')).toBe('1.5')
    await userEvent.tab()
    expect(field().value).toBe('1.5')
  })

  it('writes the amount in full when it is left', async () => {
    expect(await typing('1500,5')).toBe('1.500,5')
    await userEvent.tab()
    expect(field().value).toBe('1.500,50')
  })

  it('takes the points back when digits are deleted', async () => {
    await typing('1500')
    await userEvent.type(field(), '{Backspace}')
    expect(field().value).toBe('150')
  })

  it('keeps what is being typed when the minimum moves', async () => {
    const { rerender } = render(<Amount minimum="1.500" />)
    await userEvent.type(field(), '17')
    rerender(<Amount minimum="9.500" />)
    expect(field().value).toBe('17')
    expect(field().placeholder).toBe('9.500')
  })

  it('keeps the caret beside the digit that was written', () => {
    expect(caretAfter('12.345', '12345', 2)).toBe(3)
    expect(caretAfter('1.500', '1500', 4)).toBe(5)
  })
})
