import type { OwnUser } from '@martillo/contract/profile'
import { BadgeCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { lateRules } from '../late-rules.ts'
import type { RegistrationTexts } from '../registration-fields.ts'
import { SaveRow } from './save-row.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSaveProfile } from './use-save-profile.ts'

type ContactTexts = Pick<RegistrationTexts, 'phoneNumber'>

const textsOf = (user: OwnUser): ContactTexts => ({ phoneNumber: user.phoneNumber })

/** The e-mail, which stays, and the phone. */
export function ContactSection({ user }: { user: OwnUser }) {
  const form = useForm<ContactTexts>({
    resolver: lateRules((rules) => rules.contact),
    defaultValues: textsOf(user),
    mode: 'onTouched',
  })
  const save = useSaveProfile(user.ID, form, textsOf)
  const { errors, isDirty, isSubmitting } = form.formState
  return (
    <SettingsCard id="contacto" title="Contacto" about="Solo lo ve la otra parte de una venta.">
      <p className="mb-1 text-14 font-semibold">Email</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 [overflow-wrap:anywhere]">{user.email}</span>
        {user.verified_email ? (
          <span className="inline-flex items-center gap-1 text-14 font-semibold text-good">
            <BadgeCheck aria-hidden="true" className="size-4" />
            Verificado
          </span>
        ) : (
          <span className="text-14 font-semibold text-urgent">Sin verificar</span>
        )}
      </p>
      <form method="post" noValidate onSubmit={(event) => void save(event)} className="mt-4">
        <Field label="Teléfono" required error={errors.phoneNumber?.message} className="sm:max-w-sm">
          <TextInput type="tel" inputMode="tel" autoComplete="tel" {...form.register('phoneNumber')} />
        </Field>
        <SaveRow fault={errors.root?.message} isDirty={isDirty} isSubmitting={isSubmitting} />
      </form>
    </SettingsCard>
  )
}
