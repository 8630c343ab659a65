import type { OwnUser } from '@martillo/contract/profile'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { CheckBox } from '../../../ui/check-box.tsx'
import { toast } from '../../../ui/toast.ts'
import { useKeepOwnUser } from './own-user.ts'
import { SettingsCard } from './settings-card.tsx'

const KINDS = [
  { kind: 'particular', label: 'Particular', about: 'Vendo cosas mías, de vez en cuando.' },
  {
    kind: 'comercio',
    label: 'Comercio',
    about: 'Vendo como actividad. Quien compra tiene 10 días para arrepentirse.',
  },
] as const

/** Whether the person sells as a private person or as a shop; saved when it is chosen. */
export function KindSection({ user }: { user: OwnUser }) {
  const keep = useKeepOwnUser()
  const [chosen, setChosen] = useState(user.kind)

  async function choose(kind: OwnUser['kind']) {
    const before = chosen
    setChosen(kind)
    try {
      await call('PUT /user/kind', { body: { kind } })
      toast.success('Cambios guardados')
      await keep({ kind })
    } catch (error) {
      setChosen(before)
      toast.error(sentenceOf(error, 'Error al actualizar usuario'))
    }
  }

  return (
    <SettingsCard
      id="como-vendes"
      title="Cómo vendés"
      about="Se muestra en tus subastas antes de que alguien puje."
    >
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Cómo vendés</legend>
        {KINDS.map(({ kind, label, about }) => (
          <CheckBox
            key={kind}
            type="radio"
            name="seller-kind"
            checked={chosen === kind}
            onChange={() => void choose(kind)}
          >
            {label}
            <span className="block text-14 font-normal text-muted">{about}</span>
          </CheckBox>
        ))}
      </fieldset>
    </SettingsCard>
  )
}
