import { Controller, type UseFormReturn } from 'react-hook-form'
import { useProductName } from '../../lib/use-config.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { CityCombobox } from '../catalog/city-combobox.tsx'
import { ProvinceField } from '../catalog/province-field.tsx'
import { PasswordInput } from './password-input.tsx'
import type { RegistrationTexts } from './registration-fields.ts'

interface StepProps {
  form: UseFormReturn<RegistrationTexts>
}

/** Who logs in, and with what. */
export function AccountStep({ form: { register, formState } }: StepProps) {
  const { errors } = formState
  return (
    <>
      <Field label="Email" required error={errors.email?.message} className="sm:col-span-2">
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          {...register('email')}
        />
      </Field>
      <Field
        label="Nombre de usuario"
        required
        hint="De 3 a 24 letras, números, puntos o guiones bajos. Es el que ven los demás."
        error={errors.username?.message}
        className="sm:col-span-2"
      >
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...register('username')}
        />
      </Field>
      <Field
        label="Contraseña"
        required
        hint="Al menos 8 caracteres. Una frase corta es mejor que una palabra rara."
        error={errors.password?.message}
        className="sm:col-span-2"
      >
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
    </>
  )
}

/** Who the person is; nobody else sees it. */
export function PersonStep({ form: { register, formState } }: StepProps) {
  const name = useProductName()
  const { errors } = formState
  return (
    <>
      <Field label="Nombre" required error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" {...register('firstName')} />
      </Field>
      <Field label="Apellido" required error={errors.lastName?.message}>
        <TextInput autoComplete="family-name" {...register('lastName')} />
      </Field>
      <Field
        label="Fecha de nacimiento"
        required
        hint={`${name} es para mayores de 18.`}
        error={errors.birthDate?.message}
      >
        <TextInput type="date" autoComplete="bday" min="1900-01-01" {...register('birthDate')} />
      </Field>
      <Field
        label="Teléfono"
        required
        hint="Solo lo ve la otra parte de una venta."
        error={errors.phoneNumber?.message}
      >
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="11 2345 6789"
          {...register('phoneNumber')}
        />
      </Field>
    </>
  )
}

/** Where the person is: province from the list, city suggested or free. */
export function PlaceStep({ form }: StepProps) {
  const { errors } = form.formState
  const province = form.watch('province')
  return (
    <>
      <ProvinceField
        chosen={province}
        none="Elegí tu provincia"
        error={errors.province?.message}
        autoComplete="address-level1"
        {...form.register('province', { onChange: () => form.setValue('city', '') })}
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
      <Field label="Barrio o localidad" optional error={errors.location?.message} className="sm:col-span-2">
        <TextInput autoComplete="address-level3" {...form.register('location')} />
      </Field>
    </>
  )
}
