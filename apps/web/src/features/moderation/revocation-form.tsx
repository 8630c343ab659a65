import type { RevocationKind } from '@martillo/contract/moderation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useUser } from '../../lib/session.tsx'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { RequestedCode } from './requested-code.tsx'
import type { RevocationErrors, RevocationField, RevocationTexts } from './revocation-texts.ts'
import { useRequestRevocation } from './use-request-revocation.ts'

type Rules = typeof import('./revocation-faults.ts')

const SERVICES = ['Mi cuenta', 'Los avisos por email', 'Otro servicio'] as const

/** Of whoever is logged in, once; where it cannot be read the form is filled in by hand. */
function useOwnUser(isMember: boolean) {
  return useCall(isMember ? keyOf('GET /user/currentuser') : null, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  }).data
}

/** The form of both buttons. It asks for no login; whoever is logged in finds it filled in. */
export function RevocationForm({ kind }: { kind: RevocationKind }) {
  const user = useUser()
  const [texts, setTexts] = useState<RevocationTexts>({
    name: '',
    email: '',
    phone: '',
    subject: kind === 'baja' ? SERVICES[0] : '',
    message: '',
  })
  const [faults, setFaults] = useState<RevocationErrors>({})
  const [rules, setRules] = useState<Rules>()
  const { request, sending, refused, done } = useRequestRevocation(kind)
  const form = useRef<HTMLFormElement>(null)
  const isMember = user !== null
  const ownName = user ? `${user.FirstName} ${user.LastName}`.trim() : ''

  const { email: ownEmail = '', phoneNumber: ownPhone = '' } = useOwnUser(isMember) ?? {}

  // What somebody has typed by then stays.
  useEffect(() => {
    if (ownName) setTexts((now) => ({ ...now, name: now.name || ownName }))
  }, [ownName])
  useEffect(() => {
    setTexts((now) => ({ ...now, email: now.email || ownEmail, phone: now.phone || ownPhone }))
  }, [ownEmail, ownPhone])

  // They come when somebody begins to write; where they cannot be had the server judges alone.
  async function loadRules(): Promise<Rules | undefined> {
    try {
      const { faultsOf } = await import('./revocation-faults.ts')
      setRules({ faultsOf })
      return { faultsOf }
    } catch {
      return undefined
    }
  }

  function set(field: RevocationField, text: string) {
    const next = { ...texts, [field]: text }
    setTexts(next)
    // Once faults are shown, each goes as soon as it is put right.
    if (rules && Object.keys(faults).length > 0) setFaults(rules.faultsOf(kind, next, isMember))
  }

  function focusFirstFault() {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const known = rules ?? (await loadRules())
    const found = known?.faultsOf(kind, texts, isMember) ?? {}
    setFaults(found)
    if (Object.keys(found).length > 0) return focusFirstFault()
    const answered = await request(texts)
    if (Object.keys(answered).length > 0) focusFirstFault()
  }

  if (done) return <RequestedCode kind={kind} requested={done} email={texts.email} />

  const errors = { ...refused?.fields, ...faults }
  const inputOf = (field: RevocationField) => ({
    name: field,
    value: texts[field],
    onChange: (event: { currentTarget: { value: string } }) => set(field, event.currentTarget.value),
  })
  return (
    <form
      ref={form}
      noValidate
      onFocus={() => void (rules ?? loadRules())}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      <Field label="Nombre y apellido" error={errors.name} required>
        <TextInput {...inputOf('name')} autoComplete="name" />
      </Field>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <Field
          label="Email"
          error={errors.email}
          required={!isMember}
          optional={isMember}
          hint={isMember ? 'Si lo dejás vacío, te respondemos al email de tu cuenta.' : undefined}
        >
          <TextInput {...inputOf('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label="Teléfono" error={errors.phone} optional>
          <TextInput {...inputOf('phone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
      {kind === 'arrepentimiento' ? (
        <Field
          label="¿De qué compra se trata?"
          error={errors.subject}
          required
          hint="El número, el título o el enlace de la subasta."
        >
          <TextInput {...inputOf('subject')} />
        </Field>
      ) : (
        <Field label="¿Qué querés dar de baja?" error={errors.subject} required>
          <Select {...inputOf('subject')}>
            {SERVICES.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={kind === 'baja' ? 'Contanos más' : '¿Querés agregar algo?'}
        error={errors.message}
        optional
        hint={kind === 'baja' ? 'Por ejemplo, tu nombre de usuario.' : 'No hace falta que expliques por qué.'}
      >
        <TextArea {...inputOf('message')} counter={2_000} />
      </Field>
      {refused && (
        <p role="alert" className="rounded-card bg-urgent-soft px-4 py-3 font-medium text-urgent">
          {refused.sentence}
        </p>
      )}
      <Button type="submit" size="big" wide loading={sending}>
        Enviar y recibir mi código
      </Button>
    </form>
  )
}
