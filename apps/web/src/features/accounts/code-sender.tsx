import { useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import { Button } from '../../ui/button.tsx'

const SENT = 'Se ha enviado un código de verificación a tu email'
const FAILED = 'Hubo un error al enviar el código, por favor intente más tarde.'

interface CodeSenderProps {
  /** Has the code mailed; answers when the next may be asked for. */
  send: () => Promise<{ next_at: string }>
  /** When a code may be asked for, if one was mailed just now. Milliseconds. */
  firstAt?: number
  /** What the button is called. */
  first?: string
  again?: string
  /** Says no more of a failure than that it was one. */
  terse?: boolean
}

/** Asks for a mailed code, and counts down until the next may be asked for. */
export function CodeSender({
  send,
  firstAt = 0,
  first = 'Enviar código',
  again = 'Reenviar código',
  terse = false,
}: CodeSenderProps) {
  const now = useServerNow()
  const [nextAt, setNextAt] = useState(firstAt)
  const [said, setSaid] = useState<{ good: boolean; text: string } | null>(null)
  const [working, setWorking] = useState(false)
  const seconds = Math.ceil((nextAt - now) / 1_000)

  async function ask() {
    setWorking(true)
    setSaid(null)
    try {
      const { next_at } = await send()
      setNextAt(Date.parse(next_at))
      setSaid({ good: true, text: SENT })
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined
      if (wait) setNextAt(serverNow() + wait * 1_000)
      setSaid({ good: false, text: terse ? FAILED : sentenceOf(error, FAILED) })
    } finally {
      setWorking(false)
    }
  }

  return (
    <div>
      <Button kind="line" size="small" loading={working} disabled={seconds > 0} onClick={() => void ask()}>
        {seconds > 0 ? `Reenviar en ${waitText(seconds)}` : nextAt > 0 ? again : first}
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
