import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { FormAlert } from './form-alert.tsx'

const LONGEST = 2_000
const SENT = 'Recibimos tu apelación. Te respondemos por email.'
const OVER = 'Pasó demasiado tiempo: iniciá sesión de nuevo para apelar.'

function sentenceFor(error: unknown): string {
  if (error instanceof ApiError && ['banned', 'no_session'].includes(error.code)) return OVER
  return sentenceOf(error, 'No pudimos enviar tu apelación. Probá de nuevo.')
}

/** The one appeal of a ban. */
export function AppealForm({ authorization }: { authorization: string | undefined }) {
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setMissing(text.trim() === '')
    if (text.trim() === '') return
    setSending(true)
    setFault(null)
    try {
      await call('POST /appeals', { body: { text }, authorization })
      setSent(true)
    } catch (error) {
      setFault(sentenceFor(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <section className="mt-4 rounded-panel border border-line bg-surface p-4 md:p-6">
      <h2 className="text-18">¿Creés que es un error?</h2>
      {sent ? (
        <p role="status" className="mt-3 rounded-card bg-good-soft px-4 py-3 font-medium text-good">
          {SENT}
        </p>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
          <Field
            label="Tu apelación"
            required
            hint="Podés apelar una sola vez: contanos todo lo que haga falta."
            error={missing ? 'Contanos por qué creés que es un error.' : undefined}
          >
            <TextArea
              value={text}
              counter={LONGEST}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          {fault && <FormAlert>{fault}</FormAlert>}
          <Button type="submit" loading={sending}>
            Enviar apelación
          </Button>
        </form>
      )}
    </section>
  )
}
