import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price.tsx'

const rollsIn = (text: string) => screen.getByText(text).classList.contains('animate-roll')

test('a price stands still where it is shown first, and rolls in each time that it changes', () => {
  const { rerender } = render(<Price rolls pesos={1500} />)
  expect(rollsIn('$ 1.500')).toBe(false)
  rerender(<Price rolls pesos={1500} />)
  expect(rollsIn('$ 1.500')).toBe(false)
  rerender(<Price rolls pesos={1600} />)
  expect(rollsIn('$ 1.600')).toBe(true)
  // A bid that was cancelled.
  rerender(<Price rolls pesos={1500} />)
  expect(rollsIn('$ 1.500')).toBe(true)
})
