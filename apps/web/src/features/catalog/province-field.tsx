import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Field } from '../../ui/field.tsx'
import { LoadAgain } from '../../ui/load-again.tsx'
import { Select } from '../../ui/select.tsx'

interface ProvinceFieldProps extends ComponentProps<'select'> {
  /** What is chosen now; it stays to be seen while the list is not there. */
  chosen: string
  error: string | undefined
  /** What the choice of none says. */
  none: string
}

/** A province of the list, which can be asked for again when it did not come. */
export function ProvinceField({ chosen, error, none, ...select }: ProvinceFieldProps) {
  const list = useCall(keyOf('GET /locations/provinces'), { revalidateOnFocus: false })
  const listed = list.data?.map(({ name }) => name) ?? []
  const names = chosen === '' || listed.includes(chosen) ? listed : [chosen, ...listed]
  const isMissing = list.error !== undefined && !list.data
  return (
    <Field
      label="Provincia"
      required
      error={
        isMissing ? (
          <LoadAgain sentence="No pudimos cargar las provincias." onRetry={() => void list.mutate()} />
        ) : (
          error
        )
      }
    >
      <Select className={clsx(chosen === '' && 'text-muted')} {...select}>
        <option value="">{none}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
