import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useGoing } from './use-going.ts'

const went = vi.fn<() => void>()

function Screen() {
  useGoing(went)
  return null
}

test('is heard at each going, also to the same place and back, and not at the beginning', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }])
  const element = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  const { rerender } = render(element)
  rerender(element)
  expect(went).not.toHaveBeenCalled()
  const steps = ['/todas', '/todas', -1] as const
  for (const [at, to] of steps.entries()) {
    await act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
    expect(went).toHaveBeenCalledTimes(at + 1)
  }
})
