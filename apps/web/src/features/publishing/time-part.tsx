import { CheckBox } from '../../ui/check-box.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { EndFields } from './end-fields.tsx'
import { FormSection } from './form-section.tsx'
import type { PartProps } from './part-props.ts'

interface TimePartProps extends PartProps {
  /** What a start at a date is called; one that is kept may lie behind. */
  dated?: string
}

/** When it starts and ends, in Argentina's time, with a warning for ends in the night. */
export function TimePart({ texts, errors, set, dated = 'Más adelante' }: TimePartProps) {
  return (
    <FormSection title="Tiempo" about="La hora es la de la Argentina.">
      <fieldset className="grid gap-2 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-1.5 text-14 font-semibold">Empieza</legend>
        <CheckBox
          type="radio"
          name="start"
          checked={texts.startsNow}
          onChange={() => set({ startsNow: true })}
        >
          Ahora
        </CheckBox>
        <CheckBox
          type="radio"
          name="start"
          checked={!texts.startsNow}
          onChange={() => set({ startsNow: false })}
        >
          {dated}
        </CheckBox>
      </fieldset>
      {!texts.startsNow && (
        <Field label="Día y hora de comienzo" required error={errors.start_time} className="sm:col-span-2">
          <TextInput
            type="datetime-local"
            value={texts.start}
            onChange={(event) => set({ start: event.target.value })}
          />
        </Field>
      )}
      <EndFields {...{ texts, set }} error={errors.end_time} />
    </FormSection>
  )
}
