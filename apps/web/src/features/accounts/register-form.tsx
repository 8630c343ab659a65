import { clsx } from 'clsx'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { paths, rememberPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from './form-alert.tsx'
import { lateRules } from './late-rules.ts'
import { PhotoField } from './photo-field.tsx'
import { registerPerson } from './register-person.ts'
import { registrationErrors } from './registration-errors.ts'
import {
  emptyRegistration,
  firstWithError,
  type RegistrationField,
  type RegistrationTexts,
  registrationSteps,
  stepOf,
} from './registration-fields.ts'
import { AccountStep, PersonStep, PlaceStep } from './registration-steps.tsx'

const STEPS = [AccountStep, PersonStep, PlaceStep] as const
const LAST = STEPS.length - 1

export const LOGIN_BY_HAND = 'Registro exitoso. Por favor, inicia sesión manualmente.'

interface RegisterFormProps {
  /** Registered, but the login that follows failed: the person logs in by hand. */
  onLoginFailed: () => void
}

function isPhone(): boolean {
  return window.matchMedia('(max-width: 767px)').matches
}

/**
 * The registration: on phones one step at a time, elsewhere all at once. Every field stays mounted, so
 * turning the phone or going back loses nothing. The login follows by itself.
 */
export function RegisterForm({ onLoginFailed }: RegisterFormProps) {
  const { login } = useSession()
  const [step, setStep] = useState(0)
  const [photo, setPhoto] = useState<File | null>(null)
  const [photoError, setPhotoError] = useState<string>()
  const form = useForm<RegistrationTexts>({
    resolver: lateRules((rules) => rules.registration),
    defaultValues: emptyRegistration,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors, isSubmitting } = form.formState

  /** Shows a field's step before focusing it: what is hidden takes no focus. */
  function showField(field: RegistrationField | undefined) {
    if (!field) return
    flushSync(() => setStep(stepOf(field)))
    form.setFocus(field)
  }

  async function next() {
    const fields = registrationSteps[step]?.fields ?? []
    // Focused, so that the step is read from its top and not from where the one before was left.
    if (await form.trigger([...fields])) showField(registrationSteps[step + 1]?.fields[0])
    else showField(firstWithError(form.formState.errors))
  }

  async function submit(texts: RegistrationTexts) {
    setPhotoError(undefined)
    try {
      await registerPerson(texts, photo)
    } catch (error) {
      const found = registrationErrors(error)
      const { profileImage, ...fields } = found.fields
      if (profileImage) setPhotoError(profileImage)
      for (const [field, message] of Object.entries(fields)) {
        form.setError(field as RegistrationField, { message })
      }
      if (found.form) form.setError('root', { message: found.form })
      return showField(firstWithError(fields))
    }
    // The guard of this screen leads whoever has a session there.
    rememberPath(paths.welcome)
    await login(texts.email, texts.password).catch(onLoginFailed)
  }

  function onSubmit(event: React.FormEvent) {
    if (isPhone() && step < LAST) {
      event.preventDefault()
      void next()
    } else void form.handleSubmit(submit, (found) => showField(firstWithError(found)))(event)
  }

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-8 max-md:gap-5">
      <p className="text-14 font-semibold text-brand-ink md:hidden" aria-live="polite">
        Paso {step + 1} de {STEPS.length}
        <span aria-hidden="true" className="mt-2 grid grid-cols-3 gap-1.5">
          {registrationSteps.map(({ title }, at) => (
            <span key={title} className={clsx('h-1.5 rounded-full', at <= step ? 'bg-brand' : 'bg-line')} />
          ))}
        </span>
      </p>
      {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      {STEPS.map((Step, at) => (
        <fieldset
          key={registrationSteps[at]?.title}
          className={clsx('min-w-0', at !== step && 'max-md:hidden')}
        >
          <legend className="mb-4 text-18 font-bold">{registrationSteps[at]?.title}</legend>
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <Step form={form} />
            {at === LAST && (
              <div className="sm:col-span-2">
                <PhotoField photo={photo} onChange={setPhoto} error={photoError} />
              </div>
            )}
          </div>
        </fieldset>
      ))}
      <div className="flex gap-3">
        {step > 0 && (
          <Button kind="line" size="big" className="md:hidden" onClick={() => setStep(step - 1)}>
            Atrás
          </Button>
        )}
        <Button type="submit" size="big" wide loading={isSubmitting}>
          {step < LAST && <span className="md:hidden">Continuar</span>}
          <span className={clsx(step < LAST && 'max-md:hidden')}>Registrarse</span>
        </Button>
      </div>
    </form>
  )
}
