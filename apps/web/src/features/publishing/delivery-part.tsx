import { DELIVERY_OPTIONS } from '@martillo/domain/auctions/publication'
import { CheckBox } from '../../ui/check-box.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { deliveryWords } from '../auctions/words.ts'
import { CityCombobox } from '../catalog/city-combobox.tsx'
import { ProvinceField } from '../catalog/province-field.tsx'
import { FormSection } from './form-section.tsx'
import type { PartProps } from './part-props.ts'

/** How and where it is handed over. */
export function DeliveryPart({ texts, errors, set }: PartProps) {
  return (
    <FormSection title="Entrega y lugar">
      <fieldset className="grid gap-2 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-1.5 text-14 font-semibold">Formas de entrega</legend>
        {DELIVERY_OPTIONS.map((option) => (
          <CheckBox
            key={option}
            checked={texts.delivery.includes(option)}
            onChange={(on) =>
              set({
                delivery: on ? [...texts.delivery, option] : texts.delivery.filter((one) => one !== option),
              })
            }
          >
            {deliveryWords[option]}
          </CheckBox>
        ))}
        {errors.delivery_options && (
          <p role="alert" className="text-14 font-medium text-urgent sm:col-span-2">
            {errors.delivery_options}
          </p>
        )}
      </fieldset>
      <Field
        label="Sobre la entrega"
        optional
        error={errors.delivery_description}
        hint="Barrio, horarios, correo que usás."
        className="sm:col-span-2"
      >
        <TextArea
          rows={2}
          counter={1_000}
          maxLength={2_000}
          value={texts.deliveryDescription}
          onChange={(event) => set({ deliveryDescription: event.target.value })}
        />
      </Field>
      <ProvinceField
        chosen={texts.province}
        none="Elegí la provincia"
        error={errors.province}
        value={texts.province}
        onChange={(event) => set({ province: event.target.value, city: '' })}
      />
      <Field label="Ciudad" required error={errors.city}>
        <CityCombobox province={texts.province} value={texts.city} onChange={(city) => set({ city })} />
      </Field>
    </FormSection>
  )
}
