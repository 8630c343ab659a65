import type { OwnUser } from '@martillo/contract/profile'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { lateRules } from '../late-rules.ts'
import type { RegistrationTexts } from '../registration-fields.ts'
import { PicturesPart } from './pictures-part.tsx'
import { SaveRow } from './save-row.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSaveProfile } from './use-save-profile.ts'

type PersonTexts = Pick<RegistrationTexts, 'firstName' | 'lastName' | 'birthDate'>

const textsOf = (user: OwnUser): PersonTexts => ({
  firstName: user.firstName,
  lastName: user.lastName,
  birthDate: user.birthDate ?? '',
})

/** Banner, photo, name and birth date. */
export function ProfileSection({ user }: { user: OwnUser }) {
  const form = useForm<PersonTexts>({
    resolver: lateRules((rules) => rules.person),
    defaultValues: textsOf(user),
    mode: 'onTouched',
  })
  const save = useSaveProfile(user.ID, form, textsOf)
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <SettingsCard
      id="perfil"
      title="Perfil"
      about={
        <>
          La foto, la portada y el nombre de usuario los ven todos.{' '}
          <Link to={paths.user(user.Username)} className="font-semibold text-brand-ink underline">
            Ver mi perfil público
          </Link>
        </>
      }
    >
      <PicturesPart user={user} />
      <form method="post" noValidate onSubmit={(event) => void save(event)} className="mt-6">
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <Field label="Nombre" required error={errors.firstName?.message}>
            <TextInput autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <Field label="Apellido" required error={errors.lastName?.message}>
            <TextInput autoComplete="family-name" {...form.register('lastName')} />
          </Field>
          <Field label="Fecha de nacimiento" required error={errors.birthDate?.message}>
            <TextInput type="date" autoComplete="bday" min="1900-01-01" {...form.register('birthDate')} />
          </Field>
        </div>
        <SaveRow fault={errors.root?.message} isDirty={isDirty} isSubmitting={isSubmitting} />
      </form>
    </SettingsCard>
  )
}
