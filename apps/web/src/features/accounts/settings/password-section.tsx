import { useForm } from 'react-hook-form'
import { call } from '../../../lib/api.ts'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { FormAlert } from '../form-alert.tsx'
import { lateRules } from '../late-rules.ts'
import { NewPasswordField } from '../new-password-field.tsx'
import { PasswordInput } from '../password-input.tsx'
import { useOwnUser } from './own-user.ts'
import { PasswordCode } from './password-code.tsx'
import { SettingsCard } from './settings-card.tsx'

interface PasswordTexts {
  current_password: string
  new_password: string
}

const EMPTY: PasswordTexts = { current_password: '', new_password: '' }
const CODES: readonly string[] = ['code_wrong', 'code_expired', 'code_spent']

/** Changing the password, or setting a first one with a mailed code; all other devices are logged out. */
export function PasswordSection() {
  const { data: user, mutate } = useOwnUser()
  const hasPassword = user?.has_password ?? true
  const form = useForm<PasswordTexts>({
    resolver: lateRules((rules) => rules.passwordChange(user?.Username ?? '', hasPassword)),
    defaultValues: EMPTY,
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState

  async function submit(texts: PasswordTexts) {
    try {
      await call('PUT /user/update-password', { body: texts })
    } catch (error) {
      const message = sentenceOf(error, 'Error al actualizar contraseña')
      const details = error instanceof ApiError ? Object.keys(error.facts.details ?? {}) : []
      const atCode = error instanceof ApiError && CODES.includes(error.code)
      if (details.includes('new_password')) form.setError('new_password', { message }, { shouldFocus: true })
      else if (atCode || details.includes('current_password')) {
        form.setError('current_password', { message }, { shouldFocus: true })
      } else form.setError('root', { message })
      return
    }
    form.reset(EMPTY)
    toast.success('Cambiaste tu contraseña y cerramos la sesión en tus otros dispositivos.')
    await mutate()
  }

  return (
    <SettingsCard
      id="contrasena"
      title="Contraseña"
      about="Al cambiarla se cierra la sesión en todos tus otros dispositivos."
    >
      <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4 sm:max-w-sm">
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
        {/* Password managers keep the new one under this name. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        {hasPassword ? (
          <Field label="Contraseña actual" required error={errors.current_password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('current_password')} />
          </Field>
        ) : (
          <>
            <PasswordCode />
            <Field label="Código" required error={errors.current_password?.message}>
              <TextInput
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={6}
                {...form.register('current_password')}
              />
            </Field>
          </>
        )}
        <NewPasswordField error={errors.new_password?.message} {...form.register('new_password')} />
        <Button type="submit" size="small" loading={isSubmitting} className="justify-self-end">
          {hasPassword ? 'Cambiar contraseña' : 'Crear contraseña'}
        </Button>
      </form>
    </SettingsCard>
  )
}
