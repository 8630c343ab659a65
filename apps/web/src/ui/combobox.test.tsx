import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Combobox, type ComboOption } from './combobox.tsx'

type Source = readonly ComboOption[] | ((text: string) => Promise<readonly ComboOption[]>)

const CITIES = ['Cachi', 'Cafayate', 'Metán'].map((value) => ({ value }))

function Form({ options }: { options: Source }) {
  const [city, setCity] = useState('')
  return <Combobox value={city} onChange={setCity} options={options} />
}

async function open(options: Source = CITIES) {
  const { rerender } = render(<Form options={options} />)
  await userEvent.click(field())
  return { change: (next: Source) => rerender(<Form options={next} />) }
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
const option = (name: string) => screen.getByRole('option', { name })
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('a finger', () => {
  it('put down on the list and moved chooses nothing: it scrolls', async () => {
    await open()
    await userEvent.pointer([
      { keys: '[TouchA>]', target: option('Cafayate') },
      { pointerName: 'TouchA', target: option('Metán') },
    ])
    fireEvent.pointerCancel(option('Metán'))
    expect(chosen()).toBeUndefined()
    expect(field().value).toBe('')
    expect(offered()).toEqual(['Cachi', 'Cafayate', 'Metán'])
  })

  it('takes what it taps, and the field keeps the focus', async () => {
    await open()
    await userEvent.pointer({ keys: '[TouchA]', target: option('Cafayate') })
    expect(field().value).toBe('Cafayate')
    expect(offered()).toEqual([])
    expect(document.activeElement).toBe(field())
  })
})

describe('a mouse', () => {
  it('marks what it points at, and takes it once the button is let go', async () => {
    await open()
    const user = userEvent.setup()
    await user.pointer([{ target: option('Metán') }, { keys: '[MouseLeft>]', target: option('Metán') }])
    expect(chosen()).toBe('Metán')
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('')
    await user.pointer('[/MouseLeft]')
    expect(field().value).toBe('Metán')
  })
})

describe('the arrows', () => {
  it('walk through the options, past the field itself, and Enter takes', async () => {
    await open()
    const seen = []
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`)
      seen.push(chosen())
    }
    expect(seen).toEqual(['Metán', undefined, 'Cachi', undefined, 'Metán', 'Cafayate'])
    await userEvent.keyboard('{Enter}')
    expect(field().value).toBe('Cafayate')
  })

  it('open a closed list at its last option or its first', async () => {
    render(<Form options={CITIES} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toBe('Metán')
    await userEvent.keyboard('{Escape}{ArrowDown}')
    expect(chosen()).toBe('Cachi')
  })

  it('bring what they choose into view', async () => {
    const seen: unknown[] = []
    Element.prototype.scrollIntoView = function note(this: Element, how) {
      seen.push([this.textContent, how])
    }
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
    await open()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(seen).toEqual([
      ['Metán', { block: 'nearest' }],
      ['Cafayate', { block: 'nearest' }],
    ])
  })
})

describe('a look-up', () => {
  it('offers nothing of what the one before had found', async () => {
    const { change } = await open(async () => [{ value: 'Cachi' }])
    expect(await screen.findByRole('option', { name: 'Cachi' })).toBeTruthy()
    let answer = (_: ComboOption[]) => {}
    const find = vi.fn(() => new Promise<ComboOption[]>((resolve) => (answer = resolve)))
    change(find)
    expect(offered()).toEqual([])
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await vi.waitFor(() => expect(find).toHaveBeenCalledOnce())
    expect(offered()).toEqual([])
    answer([{ value: 'Malargüe' }])
    await screen.findByRole('option', { name: 'Malargüe' })
    expect(offered()).toEqual(['Malargüe'])
  })

  it('that fails offers nothing', async () => {
    const find = vi.fn(async () => Promise.reject(new Error('away')))
    await open(find)
    await vi.waitFor(() => expect(find).toHaveBeenCalledOnce())
    expect(offered()).toEqual([])
  })
})
