import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { BlockForm } from './block-form.tsx'
import { BlockedPeople } from './blocked-people.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Whom the person blocked; blocking by name, and taking it back. */
export function BlocksSection() {
  const { mutate } = useSWRConfig()
  const [pages, setPages] = useState(1)
  // One more or fewer moves those after it to another page.
  const again = () => mutate((key) => typeof key === 'string' && key.startsWith('/user/blocks'))
  return (
    <SettingsCard
      id="bloqueos"
      title="Personas bloqueadas"
      about="Quien bloqueás no puede pujar en tus subastas, hacerte preguntas ni escribirte. No le avisamos."
    >
      <BlockForm onBlocked={() => void again()} />
      {Array.from({ length: pages }, (_, i) => i + 1).map((page) => (
        <BlockedPeople
          key={page}
          page={page}
          isLast={page === pages}
          onChange={again}
          onMore={() => setPages(page + 1)}
        />
      ))}
    </SettingsCard>
  )
}
