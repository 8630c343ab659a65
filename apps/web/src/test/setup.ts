import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const complaints: string[] = []

// A warning on the console is a fault that nobody has read yet: it fails the test that caused it.
beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(() => {
  cleanup()
  globalThis.localStorage?.clear()
  globalThis.sessionStorage?.clear()
  expect(complaints).toEqual([])
})
