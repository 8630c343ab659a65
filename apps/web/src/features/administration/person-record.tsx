import type { FullUser } from '@martillo/contract/user-lookups'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay, formatDayTime } from '../../lib/format-date.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'

const IDENTITY = {
  none: 'Sin pedir',
  pending: 'Espera decisión',
  approved: 'Verificada',
  rejected: 'Rechazada',
} as const

function factsOf(person: FullUser): readonly (readonly [string, ReactNode])[] {
  return [
    ['Número', person.ID],
    ['Email', `${person.email}${person.verified_email ? '' : ' (sin verificar)'}`],
    ['Nombre', `${person.firstName} ${person.lastName}`.trim()],
    ['Fecha de nacimiento', person.birthDate?.split('-').reverse().join('/')],
    ['Teléfono', person.phoneNumber],
    ['Domicilio', [person.location, person.city, person.province].filter(Boolean).join(', ')],
    ['Tipo', person.kind === 'comercio' ? 'Comercio' : 'Particular'],
    ['Rol', person.role === 'admin' ? 'Administra' : 'Usuario'],
    ['Contraseña', person.has_password ? 'Tiene' : 'No tiene'],
    ['Reputación', `${person.reputation} (nivel ${person.band})`],
    ['Identidad', IDENTITY[person.identity]],
    ['Miembro desde', formatDay(person.member_since)],
    ['Última actividad', person.last_seen_at ? formatDayTime(person.last_seen_at) : ''],
    ['Subastas · pujas · ventas', `${person.auctions} · ${person.bids} · ${person.sales}`],
  ]
}

/** All that is kept of a person, for administrators. */
export function PersonRecord({ person }: { person: FullUser }) {
  return (
    <section
      aria-labelledby="record-title"
      className="min-w-0 rounded-panel border border-line bg-surface p-4 md:p-6"
    >
      <div className="flex items-center gap-3">
        <Avatar name={person.Username} image={person.ProfileImage} />
        <h2 id="record-title" className="min-w-0 truncate text-22">
          {person.Username}
        </h2>
        <Link to={paths.user(person.Username)} className="ml-auto font-semibold text-brand-ink underline">
          Ver perfil
        </Link>
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {factsOf(person).map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-14 text-muted">{name}</dt>
            <dd className="break-words">{value === '' || value === undefined ? '–' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
