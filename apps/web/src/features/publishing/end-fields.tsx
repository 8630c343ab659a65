import { endsAtNight } from '@martillo/domain/auctions/night-end-warning'
import { formatDayTime } from '../../lib/format-date.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import { CheckBox } from '../../ui/check-box.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { PartProps } from './part-props.ts'
import { type PublishTexts, timesOf } from './publish-texts.ts'

const LENGTHS = [
  ['1', '1 día'],
  ['3', '3 días'],
  ['5', '5 días'],
  ['7', '7 días'],
  ['10', '10 días'],
  ['other', 'Otra fecha'],
] as const satisfies readonly (readonly [PublishTexts['length'], string])[]

interface EndFieldsProps extends Pick<PartProps, 'texts' | 'set'> {
  error?: string | undefined
}

/** When it ends: so many days from its start, or a date; with a warning for ends in the night. */
export function EndFields({ texts, set, error }: EndFieldsProps) {
  const { endAt } = timesOf(texts, useServerNow())
  return (
    <>
      <fieldset className="grid grid-cols-2 gap-2 sm:col-span-2 sm:grid-cols-3">
        <legend className="mb-1.5 text-14 font-semibold">Dura</legend>
        {LENGTHS.map(([length, words]) => (
          <CheckBox
            key={length}
            type="radio"
            name="length"
            checked={texts.length === length}
            onChange={() => set({ length })}
          >
            {words}
          </CheckBox>
        ))}
      </fieldset>
      {texts.length === 'other' && (
        <Field label="Día y hora de cierre" required error={error} className="sm:col-span-2">
          <TextInput
            type="datetime-local"
            value={texts.end}
            onChange={(event) => set({ end: event.target.value })}
          />
        </Field>
      )}
      {texts.length !== 'other' && error && (
        <p role="alert" className="text-14 font-medium text-urgent sm:col-span-2">
          {error}
        </p>
      )}
      {Number.isFinite(endAt) && (
        <p className="text-14 text-muted sm:col-span-2">
          Termina el {formatDayTime(new Date(endAt).toISOString())}, o después si alguien puja en los últimos
          dos minutos.
          {endsAtNight(endAt) && (
            <strong className="block font-semibold text-urgent">
              A esa hora casi nadie está mirando: te conviene un cierre de día.
            </strong>
          )}
        </p>
      )}
    </>
  )
}
