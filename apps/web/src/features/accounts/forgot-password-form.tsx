import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormAlert } from './form-alert.tsx'
import { lateRules } from './late-rules.ts'
import { TrialMailbox } from './trial-mailbox.tsx'

interface Fields {
  email: string
}

/** Asks for the mail with the link. What it answers is the same whether or not the account exists. */
export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<Fields>({
    resolver: lateRules((rules) => rules.forgottenPassword),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function submit({ email }: Fields) {
    try {
      await call('POST /forgot-password', { body: { email } })
      setSentTo(email)
    } catch (error) {
      form.setError('root', { message: sentenceOf(error, 'No pudimos enviar el mail. Probá de nuevo.') })
    }
  }

  if (sentTo !== null) {
    return (
      <div role="status" className="grid justify-items-start gap-3">
        <span className="grid size-14 place-items-center rounded-full bg-good-soft text-good">
          <MailCheck aria-hidden="true" className="size-7" />
        </span>
        <p className="[overflow-wrap:anywhere]">
          Si hay una cuenta con <strong>{sentTo}</strong>, te mandamos un mail con un enlace para poner una
          contraseña nueva. Vale por 30 minutos.
        </p>
        <p className="text-14 text-muted">¿No te llegó? Mirá también en el correo no deseado.</p>
        <TrialMailbox what="el mail" />
        <Button kind="line" size="small" onClick={() => setSentTo(null)}>
          Probar con otro email
        </Button>
      </div>
    )
  }
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      <Field label="Email" required error={errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.register('email')}
        />
      </Field>
      <Button type="submit" size="big" wide loading={isSubmitting}>
        Enviar enlace
      </Button>
    </form>
  )
}
