import type { MadePerson } from './maker.ts'
import { serverUrl } from './server-url.ts'

const MONTH_MS = 30 * 86_400_000

/** What a browser keeps of a session; the page confirms it with the server at its first load. */
export function storageOf({ id, username, token }: MadePerson) {
  const { origin, hostname } = new URL(serverUrl())
  const expiredate = new Date(Date.now() + MONTH_MS).toISOString()
  const user = {
    ID: id,
    Username: username,
    FirstName: 'Nombre',
    Role: 'user',
    Verified_email: true,
    expiredate,
  }
  return {
    cookies: [
      {
        name: 'session',
        value: token,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax' as const,
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'sessionuser', value: JSON.stringify(user) }] }],
  }
}
