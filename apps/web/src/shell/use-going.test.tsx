import { act, render } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { useGoing } from './use-going.ts'

const order: string[] = []
const went = () => order.push('went')

function Drawn() {
  const { key } = useLocation()
  useEffect(() => void (key && order.push('drawn')), [key])
  return null
}

function Screen() {
  useGoing(went)
  return <Drawn />
}

test('is heard with each new screen, also of the same place and of the first one, and not at the beginning', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }])
  const element = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const { rerender } = render(element)
  rerender(element)
  expect(order).not.toContain('went')
  for (const to of ['/todas', '/todas', -1, -1] as const) {
    order.length = 0
    await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
    expect(order).toEqual(['went', 'drawn'])
  }
})
