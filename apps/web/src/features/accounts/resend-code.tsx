import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { CodeSender } from './code-sender.tsx'

const PAUSE_MS = 60_000
const AFTER_REGISTRATION: readonly string[] = [paths.register, paths.welcome]

/** Asks for another code for the e-mail's verification. */
export function ResendCode() {
  const { pathname, hash } = useLocation()
  // Whoever comes from the registration was mailed a code just now.
  const [firstAt] = useState(() =>
    AFTER_REGISTRATION.includes(pathname + hash) ? serverNow() + PAUSE_MS : 0,
  )
  return (
    <div className="mt-5">
      <p className="mb-2 text-14 text-muted">¿No te llegó? Mirá también en el correo no deseado.</p>
      <CodeSender send={() => call('POST /refreshcodes')} firstAt={firstAt} first="Reenviar código" terse />
    </div>
  )
}
