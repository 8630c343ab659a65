import { matchRoutes } from 'react-router'
import { expect, test, vi } from 'vitest'

const screen = { Component: () => null }

test.each([
  ['the preview, whose way back is the form', '/subasta/vista-previa', ['preview', 'form']],
  ['the form, which leads to the preview', '/crear-subasta', ['form', 'preview']],
])('what can be gone to without a network comes after %s', async (_which, path, order) => {
  const fetched: string[] = []
  const fetch = (name: string) => () => {
    fetched.push(name)
    return screen
  }
  vi.doMock('./pages/publish.tsx', fetch('form'))
  vi.doMock('./pages/auction-preview.tsx', fetch('preview'))
  vi.resetModules()
  const { routes } = await import('./routes.tsx')
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy
  if (typeof lazy !== 'function') throw new Error('the screen has no code to fetch')
  await lazy()
  await vi.waitFor(() => expect(fetched).toEqual(order))
})
