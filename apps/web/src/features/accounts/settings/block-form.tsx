import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'

/** Blocks somebody by user name. */
export function BlockForm({ onBlocked }: { onBlocked: () => void }) {
  const [name, setName] = useState('')
  const [fault, setFault] = useState<string>()
  const [working, setWorking] = useState(false)

  async function block(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim().replace(/^@/, '')
    if (wanted === '') return setFault('Escribí el nombre de usuario.')
    setWorking(true)
    setFault(undefined)
    try {
      const { ID } = await call('GET /user/username/:name', { params: { name: wanted } })
      await call('POST /user/block/:id', { params: { id: ID } })
      setName('')
      onBlocked()
    } catch (error) {
      const unknown = error instanceof ApiError && error.status === 404
      setFault(
        unknown
          ? 'No hay nadie con ese nombre de usuario.'
          : sentenceOf(error, 'No pudimos bloquear a esa persona.'),
      )
    } finally {
      setWorking(false)
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void block(event)} className="flex items-start gap-2">
      <Field label="Nombre de usuario" hideLabel error={fault} className="min-w-0 flex-1 sm:max-w-sm">
        <TextInput
          value={name}
          onChange={(event) => setName(event.target.value)}
          placeholder="Nombre de usuario"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoComplete="off"
        />
      </Field>
      <Button type="submit" kind="line" loading={working} className="h-[50px]">
        Bloquear
      </Button>
    </form>
  )
}
