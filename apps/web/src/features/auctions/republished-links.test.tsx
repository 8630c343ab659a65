import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { makeAuction } from '../../drawing/answers.testing.ts'
import { RepublishedLinks } from './republished-links.tsx'

const draw = (wish: Parameters<typeof makeAuction>[0]) =>
  render(
    <MemoryRouter>
      <RepublishedLinks auction={makeAuction({ ID: 7, ...wish })} />
    </MemoryRouter>,
  )
const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('leads from what was published again to the new one, and back to the one before', () => {
  draw({ republished_as: 9, republished_from: 4 })
  expect(leadsTo('Ver la subasta nueva')).toBe('/subasta/9')
  expect(leadsTo('Ver la subasta anterior')).toBe('/subasta/4')
})

test('says nothing of what was published once', () => {
  draw({})
  expect(screen.queryByRole('list')).toBeNull()
})
