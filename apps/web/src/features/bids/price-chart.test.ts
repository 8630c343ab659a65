import { describe, expect, it } from 'vitest'
import { stepLine } from './price-chart.tsx'

describe('the price chart', () => {
  it('has no line for fewer than two bids', () => {
    expect(stepLine([])).toBeNull()
    expect(stepLine([{ atMs: 0, amount: 10 }])).toBeNull()
  })

  it('holds the price until the next bid and ends at the right edge', () => {
    const line = stepLine([
      { atMs: 0, amount: 100 },
      { atMs: 50, amount: 150 },
      { atMs: 100, amount: 200 },
    ])
    expect(line).toBe('M0 84H160V45H320V6H320')
  })

  it('draws bids of the same instant and amount without dividing by zero', () => {
    const line = stepLine([
      { atMs: 5, amount: 100 },
      { atMs: 5, amount: 100 },
    ])
    expect(line).toBe('M0 84H0V84H320')
  })
})
