import type { OwnUser } from '@martillo/contract/profile'
import { Controller, useForm } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { CityCombobox } from '../../catalog/city-combobox.tsx'
import { ProvinceField } from '../../catalog/province-field.tsx'
import { lateRules } from '../late-rules.ts'
import type { RegistrationTexts } from '../registration-fields.ts'
import { SaveRow } from './save-row.tsx'
import { SettingsCard } from './settings-card.tsx'
import { useSaveProfile } from './use-save-profile.ts'

type AddressTexts = Pick<RegistrationTexts, 'province' | 'city' | 'location'>

const textsOf = (user: OwnUser): AddressTexts => ({
  province: user.province,
  city: user.city,
  location: user.location,
})

/** Where the person is. */
export function AddressSection({ user }: { user: OwnUser }) {
  const form = useForm<AddressTexts>({
    resolver: lateRules((rules) => rules.address),
    defaultValues: textsOf(user),
    mode: 'onTouched',
  })
  const save = useSaveProfile(user.ID, form, textsOf)
  const { errors, isDirty, isSubmitting } = form.formState
  const province = form.watch('province')
  return (
    <SettingsCard
      id="direccion"
      title="Dirección"
      about="En tu perfil se ven la ciudad y la provincia; el barrio, no."
    >
      <form method="post" noValidate onSubmit={(event) => void save(event)}>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <ProvinceField
            chosen={province}
            none="Elegí tu provincia"
            error={errors.province?.message}
            autoComplete="address-level1"
            {...form.register('province', {
              onChange: () => form.setValue('city', '', { shouldDirty: true }),
            })}
          />
          <Field label="Ciudad" required error={errors.city?.message}>
            <Controller
              control={form.control}
              name="city"
              render={({ field }) => (
                <CityCombobox
                  province={province}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  ref={field.ref}
                />
              )}
            />
          </Field>
          <Field
            label="Barrio o localidad"
            optional
            error={errors.location?.message}
            className="sm:col-span-2"
          >
            <TextInput autoComplete="address-level3" {...form.register('location')} />
          </Field>
        </div>
        <SaveRow fault={errors.root?.message} isDirty={isDirty} isSubmitting={isSubmitting} />
      </form>
    </SettingsCard>
  )
}
