import { type FormEvent, type ReactNode, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { FormAlert } from '../accounts/form-alert.tsx'

interface AnswerFormProps {
  /** How it gets to the person. */
  hint: string
  /** What is said when nothing was written. */
  missing: string
  longest: number
  /** What is said once it is sent. */
  done: string
  send: (answer: string) => Promise<unknown>
  onAnswered: () => void
  /** What else is decided with it. */
  children?: ReactNode
}

/** What an administrator answers to something in a queue. */
export function AnswerForm({ hint, missing, longest, done, send, onAnswered, children }: AnswerFormProps) {
  const [answer, setAnswer] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [working, setWorking] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (working) return
    const isBlank = answer.trim() === ''
    setIsMissing(isBlank)
    if (isBlank) return
    setWorking(true)
    setFault(null)
    try {
      await send(answer)
      toast.success(done)
      onAnswered()
    } catch (error) {
      setFault(sentenceOf(error, 'No pudimos enviar la respuesta. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <Field label="Respuesta" required hint={hint} error={isMissing ? missing : undefined}>
        <TextArea
          value={answer}
          counter={longest}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </Field>
      {children}
      {fault && <FormAlert>{fault}</FormAlert>}
      <Button type="submit" loading={working} className="justify-self-start">
        Responder
      </Button>
    </form>
  )
}
