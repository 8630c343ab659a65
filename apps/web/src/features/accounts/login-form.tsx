import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { FormAlert } from './form-alert.tsx'
import { PasswordInput } from './password-input.tsx'

interface Texts {
  email: string
  password: string
}

type Faults = Partial<Texts>

function faultsOf({ email, password }: Texts): Faults {
  return {
    ...(email.trim() === '' && { email: 'Completá tu email.' }),
    ...(password === '' && { password: 'Completá tu contraseña.' }),
  }
}

interface LoginFormProps {
  /** Said above the fields, for instance why a login by hand is needed. */
  notice?: string | undefined
}

/**
 * E-mail and password; the server's sentence stays above the fields until the next try. Where to go afterwards is known by
 * the guard of the screen. Two fields need no library, and so the screen is here at once.
 */
export function LoginForm({ notice }: LoginFormProps) {
  const { login } = useSession()
  const [texts, setTexts] = useState<Texts>({ email: '', password: '' })
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // Once faults are shown, each goes as soon as it is put right.
  const faults = tried ? faultsOf(texts) : {}

  // Password managers write both at once.
  function set(change: Partial<Texts>) {
    setTexts((now) => ({ ...now, ...change }))
  }

  function focus(field: keyof Texts) {
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const found = faultsOf(texts)
    setTried(true)
    setRefused(undefined)
    if (found.email) return focus('email')
    if (found.password) return focus('password')
    setSending(true)
    try {
      await login(texts.email.trim(), texts.password)
      setSending(false)
    } catch (error) {
      flushSync(() => {
        setRefused(error instanceof Error && error.message ? error.message : 'Error al iniciar sesión')
        setSending(false)
      })
      focus('password')
    }
  }

  function fill(email: string, password: string) {
    setTexts({ email, password })
    setTried(false)
    setRefused(undefined)
  }

  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        {refused && <FormAlert>{refused}</FormAlert>}
        {notice && !refused && (
          <p role="status" className="rounded-[12px] bg-good-soft px-4 py-3 text-14 font-medium text-good">
            {notice}
          </p>
        )}
        <Field label="Email" required error={faults.email}>
          <TextInput
            type="email"
            name="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            value={texts.email}
            onChange={(event) => set({ email: event.currentTarget.value })}
          />
        </Field>
        <Field label="Contraseña" required error={faults.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={texts.password}
            onChange={(event) => set({ password: event.currentTarget.value })}
          />
        </Field>
        <Link
          to={paths.forgotPassword}
          className="-my-1 inline-flex min-h-11 items-center justify-self-end text-14 font-semibold text-brand-ink underline"
        >
          ¿Olvidaste tu contraseña?
        </Link>
        <Button type="submit" size="big" wide loading={sending}>
          Iniciar Sesión
        </Button>
      </form>
      <DemoAccounts onPick={fill} />
    </>
  )
}
