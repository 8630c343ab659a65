import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useArrivePublished } from './use-arrive-published.ts'

const said = vi.hoisted(() => [] as string[])
vi.mock('../../ui/toast.ts', () => ({ toast: { success: (sentence: string) => said.push(sentence) } }))

function Published({ state }: { state: 'running' | 'pending' }) {
  const arrive = useArrivePublished()
  useEffect(() => arrive({ ok: true, id: 7, state }), [arrive, state])
  return null
}

test.each([
  ['pending', '/administrar-subastas?ver=por-aprobar', /pendiente de aprobación/],
  ['running', '/subasta/7', /publicada/],
] as const)('what is %s once it is published leads to %s, and Back not to the form', (state, where, says) => {
  said.length = 0
  const router = createMemoryRouter(
    [
      { path: '/crear-subasta', element: <Published state={state} /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/', '/crear-subasta'] },
  )
  render(<RouterProvider router={router} />)
  const { pathname, search } = router.state.location
  expect(pathname + search).toBe(where)
  expect(router.state.historyAction).toBe('REPLACE')
  expect(said).toEqual([expect.stringMatching(says)])
})
