import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { DeletePerson } from './delete-person.tsx'
import { PersonBans } from './person-bans.tsx'
import { PersonRecord } from './person-record.tsx'
import { isSearchType, SEARCH_TYPES, searchFault } from './person-search.ts'

/** Looking somebody up by number, e-mail or username. What is looked for stays in the address. */
export function PeopleSection() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('valor') ?? ''
  const askedType = search.get('tipo')
  const [type, setType] = useState(isSearchType(askedType) ? askedType : 'username')
  const [value, setValue] = useState(asked)
  // An address may ask for what cannot be looked for.
  const [fault, setFault] = useState(search.has('valor') ? searchFault(askedType, asked) : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = searchFault(type, value)
    setFault(found)
    if (!found) setSearch({ seccion: 'personas', tipo: type, valor: value.trim() })
  }

  return (
    <>
      <form noValidate onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-[10rem_1fr_auto]">
        <Field label="Buscar por">
          <Select
            value={type}
            onChange={(event) => {
              const { value: chosen } = event.currentTarget
              if (isSearchType(chosen)) setType(chosen)
              setFault(undefined)
            }}
          >
            {Object.entries(SEARCH_TYPES).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Qué buscar" error={fault}>
          <TextInput
            value={value}
            autoCapitalize="none"
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" className="sm:mt-[27px]">
          Buscar persona
        </Button>
      </form>
      {searchFault(askedType, asked) === undefined && isSearchType(askedType) && (
        <Found key={`${askedType} ${asked}`} type={askedType} value={asked} />
      )}
    </>
  )
}

function keyFor(type: keyof typeof SEARCH_TYPES, value: string) {
  if (type === 'id') return keyOf('GET /user/fulluserdecrypted/:id', { params: { id: value } })
  return keyOf('GET /user/fulluserdecrypted/search', { query: { type, value } })
}

function Found({ type, value }: { type: keyof typeof SEARCH_TYPES; value: string }) {
  // Each reading of a record is written into the audit log: none that nobody asked for.
  const { data, error, isValidating, mutate } = useCall(keyFor(type, value), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  if (data && !(error instanceof ApiError && error.status === 404)) {
    return (
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <PersonRecord person={data} />
        <div className="grid min-w-0 justify-items-end gap-4">
          <PersonBans person={data} />
          <DeletePerson person={data} onDeleted={() => void mutate()} />
        </div>
      </div>
    )
  }
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState about="search" title={sentenceOf(error, 'Error fetching user')} />
  }
  if (error) {
    return <ErrorState title="Error fetching user" retrying={isValidating} onRetry={() => void mutate()} />
  }
  return <Skeleton className="mt-6 h-80 rounded-panel" />
}
