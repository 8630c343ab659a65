import { useForm } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from './form-alert.tsx'
import { lateRules } from './late-rules.ts'
import { NewPasswordField } from './new-password-field.tsx'

interface Fields {
  new_password: string
}

interface ResetPasswordFormProps {
  /** From the mailed link. */
  token: string
  onDone: () => void
  /** The link is no good: the person wants another mail. */
  onAskAgain: () => void
}

/** Sets another password with a mailed link. */
export function ResetPasswordForm({ token, onDone, onAskAgain }: ResetPasswordFormProps) {
  const form = useForm<Fields>({
    resolver: lateRules((rules) => rules.passwordReset),
    defaultValues: { new_password: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState
  const over = errors.root?.type === 'reset_link_invalid'

  async function submit({ new_password }: Fields) {
    try {
      await call('POST /reset-password', { body: { token, new_password } })
    } catch (error) {
      const message = sentenceOf(error, 'Error al actualizar contraseña')
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'password_weak') form.setError('new_password', { message }, { shouldFocus: true })
      else form.setError('root', { type: code, message })
      return
    }
    onDone()
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      <NewPasswordField error={errors.new_password?.message} {...form.register('new_password')} />
      <Button type="submit" size="big" wide loading={isSubmitting}>
        Guardar contraseña
      </Button>
      {over && (
        <Button kind="line" wide onClick={onAskAgain}>
          Pedir otro enlace
        </Button>
      )}
    </form>
  )
}
