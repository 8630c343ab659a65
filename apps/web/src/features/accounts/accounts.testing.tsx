import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { SWRConfig } from 'swr'
import { vi } from 'vitest'
import { SessionProvider } from '../../lib/session.tsx'
import { swrConfig } from '../../lib/swr-config.ts'

interface Answer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

export interface SentCall {
  readonly route: string
  readonly body: unknown
}

/** Answers calls by `METHOD /path` (without query) and remembers what was sent. */
export function answerCalls(answers: Record<string, Answer | (() => Answer)>): SentCall[] {
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^\/api/, '').replace(/\?.*/, '')
    const route = `${init.method ?? 'GET'} ${path}`
    sent.push({ route, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
    const found = answers[route]
    const {
      status = 200,
      body = {},
      headers = {},
    } = (typeof found === 'function' ? found() : found) ?? { status: 404 }
    return new Response(JSON.stringify(body), { status, headers })
  })
  return sent
}

/** The session's data of somebody who has not verified yet. */
export const sessionData = {
  id: 7,
  username: 'ana',
  first_name: 'Ana',
  last_name: 'Paz',
  role: 'user',
  profile_image: '',
  expires_at: '2099-01-01T00:00:00.000Z',
  verified_email: false,
  city: 'La Plata',
  province: 'Buenos Aires',
  reputation: 4,
  band: 1,
}

/** Shows a part as the application would, at an address. */
export function show(part: ReactNode, at = '/') {
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] })
  render(
    <SWRConfig value={{ ...swrConfig, provider: () => new Map(), dedupingInterval: 0 }}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </SWRConfig>,
  )
  return router
}
