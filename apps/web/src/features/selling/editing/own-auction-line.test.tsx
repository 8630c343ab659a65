import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeAuction } from '../../../drawing/answers.testing.ts'
import { OwnAuctionLine } from './own-auction-line.tsx'

const draw = (wish: Parameters<typeof makeAuction>[0]) =>
  render(
    <MemoryRouter>
      <OwnAuctionLine auction={makeAuction({ ID: 7, ...wish })} />
    </MemoryRouter>,
  )

test('leads to where it is edited, and with bids to where it is clarified', () => {
  draw({ state: 'running', bids_count: 1 })
  expect(screen.getByRole('link', { name: 'Editar' }).getAttribute('href')).toBe('/administrar-subastas/7')
  expect(screen.getByRole('link', { name: 'Aclarar' }).getAttribute('href')).toBe(
    '/administrar-subastas/7#aclarar',
  )
})

test.each([
  [{ state: 'pending', bids_count: 0 }, /El tiempo no corre mientras espera/],
  [{ state: 'rejected', bids_count: 0, rejection: 'La foto es de otra cosa.' }, /La foto es de otra cosa\./],
] as const)('says how it stands with its approval', (wish, says) => {
  draw(wish)
  expect(screen.getByText(says)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Aclarar' })).toBeNull()
})

test('what has ended is not edited', () => {
  draw({ state: 'finished', bids_count: 1 })
  expect(screen.queryAllByRole('link')).toEqual([])
})
