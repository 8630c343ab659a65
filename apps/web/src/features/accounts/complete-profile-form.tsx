import type { OwnUser } from '@martillo/contract/profile'
import { useForm } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from './form-alert.tsx'
import { lateRules } from './late-rules.ts'
import { emptyRegistration, type RegistrationTexts } from './registration-fields.ts'
import { PersonStep, PlaceStep } from './registration-steps.tsx'

interface CompleteProfileFormProps {
  user: OwnUser
  onDone: () => Promise<void>
}

/** What is still missing of somebody who came by Google or Apple; what is known is filled in. */
export function CompleteProfileForm({ user, onDone }: CompleteProfileFormProps) {
  const form = useForm<RegistrationTexts>({
    resolver: lateRules((rules) => rules.completion),
    defaultValues: {
      ...emptyRegistration,
      firstName: user.firstName,
      lastName: user.lastName,
      birthDate: user.birthDate ?? '',
      phoneNumber: user.phoneNumber,
      province: user.province,
      city: user.city,
      location: user.location,
    },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState

  async function submit({ email: _, username: _name, password: _word, ...texts }: RegistrationTexts) {
    try {
      await call('PUT /user/update/:id', { params: { id: user.ID }, body: texts })
      await onDone()
    } catch (error) {
      const details = error instanceof ApiError ? Object.entries(error.facts.details ?? {}) : []
      const here = details.filter(([field]) => field in texts)
      for (const [field, message] of here) {
        form.setError(field as keyof RegistrationTexts, { message }, { shouldFocus: true })
      }
      if (here.length === 0)
        form.setError('root', { message: sentenceOf(error, 'Error al actualizar usuario') })
    }
  }

  return (
    <form method="post" noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-6">
      {errors.root?.message && <FormAlert>{errors.root.message}</FormAlert>}
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <PersonStep form={form} />
        <PlaceStep form={form} />
      </div>
      <Button type="submit" size="big" wide loading={isSubmitting}>
        Guardar y continuar
      </Button>
    </form>
  )
}
