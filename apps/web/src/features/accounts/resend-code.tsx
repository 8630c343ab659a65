import { useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import { Button } from '../../ui/button.tsx'

const PAUSE_MS = 60_000
const AFTER_REGISTRATION: readonly string[] = [paths.register, paths.welcome]

type Said = { good: boolean; text: string }

/** Asks for another code, and counts down until the next may be asked for. */
export function ResendCode() {
  const { pathname, hash } = useLocation()
  const now = useServerNow()
  // Whoever comes from the registration was mailed a code just now.
  const [nextAt, setNextAt] = useState(() =>
    AFTER_REGISTRATION.includes(pathname + hash) ? serverNow() + PAUSE_MS : 0,
  )
  const [said, setSaid] = useState<Said | null>(null)
  const [working, setWorking] = useState(false)
  const seconds = Math.ceil((nextAt - now) / 1_000)

  async function resend() {
    setWorking(true)
    setSaid(null)
    try {
      const { next_at } = await call('POST /refreshcodes')
      setNextAt(Date.parse(next_at))
      setSaid({ good: true, text: 'Se ha enviado un código de verificación a tu email' })
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined
      if (wait) setNextAt(serverNow() + wait * 1_000)
      setSaid({ good: false, text: 'Hubo un error al enviar el código, por favor intente más tarde.' })
    } finally {
      setWorking(false)
    }
  }

  return (
    <div className="mt-5">
      <p className="text-14 text-muted">¿No te llegó? Mirá también en el correo no deseado.</p>
      <Button
        kind="line"
        size="small"
        className="mt-2"
        loading={working}
        disabled={seconds > 0}
        onClick={() => void resend()}
      >
        {seconds > 0 ? `Reenviar en ${waitText(seconds)}` : 'Reenviar código'}
      </Button>
      <p
        role="status"
        className={said?.good ? 'mt-2 text-14 font-medium text-good' : 'mt-2 text-14 font-medium text-urgent'}
      >
        {said?.text}
      </p>
    </div>
  )
}

function waitText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0')
  return `${Math.floor(seconds / 60)}:${rest}`
}
