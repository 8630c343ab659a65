import { Navigate, useSearchParams } from 'react-router'
import { AppealsSection } from '../features/administration/appeals-section.tsx'
import { IdentitySection } from '../features/administration/identity-section.tsx'
import { PeopleSection } from '../features/administration/people-section.tsx'
import { PublicationsSection } from '../features/administration/publications-section.tsx'
import { RevocationsSection } from '../features/administration/revocations-section.tsx'
import { paths } from '../lib/paths.ts'
import { useUser } from '../lib/session.tsx'
import { keyOf, useCall } from '../lib/use-call.ts'
import { Tabs } from '../ui/tabs.tsx'

const SECTIONS = {
  personas: PeopleSection,
  publicaciones: PublicationsSection,
  apelaciones: AppealsSection,
  identidades: IdentitySection,
  pedidos: RevocationsSection,
} as const
type Section = keyof typeof SECTIONS

function sectionOf(text: string | null): Section {
  return text !== null && Object.hasOwn(SECTIONS, text) ? (text as Section) : 'personas'
}

/** The panel of whoever administrates; anybody else who is logged in goes home. */
export function Component() {
  const user = useUser()
  if (user?.Role !== 'admin') return <Navigate to={paths.home} replace />
  return <Panel />
}

function Panel() {
  const [search, setSearch] = useSearchParams()
  const current = sectionOf(search.get('seccion'))
  const publications = useCall(keyOf('GET /admin/auctions', { query: { state: 'pending', page: 1 } })).data
    ?.meta.total
  const appeals = useCall(keyOf('GET /admin/appeals', { query: { page: 1 } })).data?.meta.total
  const identities = useCall(keyOf('GET /admin/identity', { query: { page: 1 } })).data?.meta.total
  const revocations = useCall(keyOf('GET /admin/revocations', { query: { page: 1 } })).data?.meta.total
  const Content = SECTIONS[current]
  const counted = (count: number | undefined) => (count === undefined ? {} : { count })
  return (
    <div className="wrap max-w-5xl py-6 md:py-8">
      <h1 className="mb-3 text-22 md:text-28">Administración</h1>
      <Tabs
        label="Secciones"
        current={current}
        onChange={(seccion) => setSearch({ seccion })}
        tabs={[
          { id: 'personas', label: 'Personas' },
          { id: 'publicaciones', label: 'Publicaciones', ...counted(publications) },
          { id: 'apelaciones', label: 'Apelaciones', ...counted(appeals) },
          { id: 'identidades', label: 'Identidades', ...counted(identities) },
          { id: 'pedidos', label: 'Pedidos', ...counted(revocations) },
        ]}
      >
        <div className="pt-5">
          <Content />
        </div>
      </Tabs>
    </div>
  )
}
