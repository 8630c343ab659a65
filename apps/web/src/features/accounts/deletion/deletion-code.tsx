import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

interface DeletionCodeProps {
  value: string
  onChange: (value: string) => void
  onFailure: (sentence: string) => void
}

/** In the password's place for who has none: the six digits of a mail that is sent on demand. */
export function DeletionCode({ value, onChange, onFailure }: DeletionCodeProps) {
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)

  async function send() {
    setSending(true)
    try {
      await call('POST /user/account/code')
      setSent(true)
    } catch (error) {
      onFailure(sentenceOf(error, 'Hubo un error al enviar el código, por favor intente más tarde.'))
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="grid gap-3">
      <Field
        label="Código de 6 dígitos"
        hint={
          sent
            ? 'Te lo enviamos a tu email. Vale por 10 minutos.'
            : 'Tu cuenta no tiene contraseña: te enviamos un código a tu email.'
        }
      >
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Button kind="line" loading={sending} onClick={() => void send()}>
        {sent ? 'Enviar otro código' : 'Enviar código'}
      </Button>
    </div>
  )
}
