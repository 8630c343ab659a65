import { call } from '../../../lib/api.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { CodeSender } from '../code-sender.tsx'

interface DeletionCodeProps {
  value: string
  onChange: (value: string) => void
}

/** In the password's place for who has none: the six digits of a mail that is sent on demand. */
export function DeletionCode({ value, onChange }: DeletionCodeProps) {
  return (
    <div className="grid gap-3">
      <Field
        label="Código de 6 dígitos"
        hint="Tu cuenta no tiene contraseña: te enviamos un código a tu email. Vale por 10 minutos."
      >
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <CodeSender send={() => call('POST /user/account/code')} again="Enviar otro código" />
    </div>
  )
}
