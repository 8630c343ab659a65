import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../lib/api.ts'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { formatDay } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { keyOf, useCall } from '../../../lib/use-call.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { SettingsCard } from './settings-card.tsx'

const KEY = keyOf('GET /user/blocks')

/** Whom the person blocked; blocking by name, and taking it back. */
export function BlocksSection() {
  const { data, error, mutate } = useCall(KEY)
  const [leaving, setLeaving] = useState<number | null>(null)

  async function unblock(id: number) {
    setLeaving(id)
    try {
      await call('DELETE /user/block/:id', { params: { id } })
      await mutate()
    } catch (failed) {
      toast.error(sentenceOf(failed, 'No pudimos desbloquear a esa persona.'))
    } finally {
      setLeaving(null)
    }
  }

  return (
    <SettingsCard
      id="bloqueos"
      title="Personas bloqueadas"
      about="Quien bloqueás no puede pujar en tus subastas, hacerte preguntas ni escribirte. No le avisamos."
    >
      <BlockForm onBlocked={() => void mutate()} />
      {error && !data && <p className="mt-4 text-14 text-urgent">No pudimos cargar la lista.</p>}
      {data && data.data.length === 0 && <p className="mt-4 text-14 text-muted">No bloqueaste a nadie.</p>}
      {data && data.data.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {data.data.map((person) => (
            <li key={person.ID} className="flex items-center gap-3 py-2.5">
              <Avatar name={person.Username} image={person.ProfileImage} className="size-10 text-14" />
              <span className="min-w-0 flex-1">
                <Link
                  to={paths.user(person.Username)}
                  className="block truncate font-semibold hover:underline"
                >
                  {person.Username}
                </Link>
                <span className="block text-14 text-muted">Desde el {formatDay(person.blocked_at)}</span>
              </span>
              <Button
                kind="line"
                size="small"
                loading={leaving === person.ID}
                aria-label={`Desbloquear a ${person.Username}`}
                onClick={() => void unblock(person.ID)}
              >
                Desbloquear
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  )
}

/** Blocks somebody by user name. */
function BlockForm({ onBlocked }: { onBlocked: () => void }) {
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
