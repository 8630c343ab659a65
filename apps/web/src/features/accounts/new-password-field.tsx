import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from './password-input.tsx'

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  error: string | undefined
}

/** A password that is to be: what it must fulfil is said before it is refused. */
export function NewPasswordField({ error, ...rest }: NewPasswordFieldProps) {
  return (
    <Field
      label="Contraseña nueva"
      required
      error={error}
      hint="Al menos 8 caracteres. Una frase de varias palabras es fácil de recordar y difícil de adivinar."
    >
      <PasswordInput autoComplete="new-password" {...rest} />
    </Field>
  )
}
