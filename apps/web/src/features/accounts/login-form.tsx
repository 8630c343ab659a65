import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { FormAlert } from './form-alert.tsx'
import { PasswordInput } from './password-input.tsx'

const LoginFields = z.object({
  email: z.string().trim().min(1, { error: 'Completá tu email.' }),
  password: z.string().min(1, { error: 'Completá tu contraseña.' }),
})
type LoginFields = z.infer<typeof LoginFields>

interface LoginFormProps {
  /** Said above the fields, for instance why a login by hand is needed. */
  notice?: string | undefined
}

/**
 * E-mail and password; the server's sentence stays above the fields until the next try. Where to go
 * afterwards is known by the guard of the screen.
 */
export function LoginForm({ notice }: LoginFormProps) {
  const { login } = useSession()
  const form = useForm<LoginFields>({
    resolver: zodResolver(LoginFields),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function submit({ email, password }: LoginFields) {
    try {
      await login(email, password)
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : 'Error al iniciar sesión'
      form.setError('root', { message })
      form.setFocus('password')
    }
  }

  function fill(email: string, password: string) {
    form.reset({ email, password })
  }

  return (
    <>
      <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
        {notice && !errors.root && (
          <p role="status" className="rounded-[12px] bg-good-soft px-4 py-3 text-14 font-medium text-good">
            {notice}
          </p>
        )}
        <Field label="Email" required error={errors.email?.message}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            {...form.register('email')}
          />
        </Field>
        <Field label="Contraseña" required error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Link
          to={paths.forgotPassword}
          className="-my-1 inline-flex min-h-11 items-center justify-self-end text-14 font-semibold text-brand-ink underline"
        >
          ¿Olvidaste tu contraseña?
        </Link>
        <Button type="submit" size="big" wide loading={isSubmitting}>
          Iniciar Sesión
        </Button>
      </form>
      <DemoAccounts onPick={fill} />
    </>
  )
}
