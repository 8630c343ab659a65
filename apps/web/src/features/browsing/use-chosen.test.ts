import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChosen } from './use-chosen.ts'

it('is ahead of the address until that says something else', () => {
  const { result, rerender } = renderHook(({ inAddress }) => useChosen(inAddress), {
    initialProps: { inAddress: { a: 1 } },
  })
  act(() => result.current[1]({ a: 2 }))
  expect(result.current[0]).toEqual({ a: 2 })
  // Read anew from an address that is still the same.
  rerender({ inAddress: { a: 1 } })
  expect(result.current[0]).toEqual({ a: 2 })
  rerender({ inAddress: { a: 2 } })
  expect(result.current[0]).toEqual({ a: 2 })
  rerender({ inAddress: { a: 1 } })
  expect(result.current[0]).toEqual({ a: 1 })
})
