import { type Ref, useCallback } from 'react'
import { call } from '../../lib/api.ts'
import { Combobox } from '../../ui/combobox.tsx'

interface CityComboboxProps {
  province: string
  value: string
  onChange: (city: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** A city of the chosen province; one that is not on the list may be written too. */
export function CityCombobox({ province, ...rest }: CityComboboxProps) {
  const find = useCallback(
    async (text: string) => {
      const cities = await call('GET /locations/cities', { query: { province, q: text } })
      return cities.map(({ name }) => ({ value: name }))
    },
    [province],
  )
  return <Combobox {...rest} free options={find} disabled={province === ''} />
}
