import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeAuction } from '../../drawing/answers.testing.ts'
import { AuctionFacts } from './auction-facts.tsx'

test('says since when it is published, and nothing of that while nobody else can see it', () => {
  const auction = makeAuction({ published_at: '2026-03-02T15:30:00.000Z', approved: true })
  const { rerender } = render(<AuctionFacts auction={auction} nowMs={0} />)
  expect(screen.getByText('Publicada').nextSibling?.textContent).toContain('12:30')
  rerender(<AuctionFacts auction={{ ...auction, approved: false }} nowMs={0} />)
  expect(screen.queryByText('Publicada')).toBeNull()
})
