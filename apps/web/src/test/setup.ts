import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// jsdom's own has no `subtle`, which every browser has for https and localhost.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

// A screen's parts come one after another, and on a busy machine its code takes a second by itself.
configure({ asyncUtilTimeout: 5_000 })

// What Radix lays over the page it frees some moments after it is seen, before any hand is there. A busy machine makes the
// moments longer; what another dialog covers has `none` of its own, which wins.
if (globalThis.document) {
  const style = document.createElement('style')
  style.textContent = '[role="dialog"] { pointer-events: auto }'
  document.documentElement.append(style)
}

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

// What a screen still fetches of its code would come to a window that is gone.
afterAll(() => vi.dynamicImportSettled())
