import type { ErrorOrigin } from '@martillo/contract/diagnostics'
import { deviceClass } from '@martillo/domain/text/device-class'
import { apiBase } from './api.ts'
import { bearer } from './bearer.ts'

export interface ErrorReport {
  message: string
  stack: string
  /** Where the person is, when not given. Never with its query: links carry secrets there. */
  path?: string
  user_id: number | null
  /** What the browser calls itself, when not given. */
  browser?: string
  device?: string
  origin: ErrorOrigin
}

/** Tells the server of an error on this screen. Throws with the server's answer when it was not taken. */
export async function sendErrorReport(report: ErrorReport): Promise<void> {
  const { userAgent, maxTouchPoints } = window.navigator
  const headers = new Headers({ 'Content-Type': 'application/json' })
  const token = bearer.read()
  if (token) headers.set('Authorization', token)
  const response = await globalThis.fetch(`${apiBase()}/error-list`, {
    method: 'POST',
    headers,
    credentials: 'include',
    // The error may be the last thing that happens before the person leaves.
    keepalive: true,
    body: JSON.stringify({
      path: window.location.pathname,
      browser: userAgent,
      device: deviceClass(userAgent, maxTouchPoints),
      ...report,
    }),
  })
  if (!response.ok) throw new Error(`Fallo al enviar error: ${await response.text()}`)
}
