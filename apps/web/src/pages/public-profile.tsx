import type { PublicUser } from '@martillo/contract/accounts'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router'
import { ProfileHead } from '../features/accounts/profile-head.tsx'
import { ProfileHeadSkeleton } from '../features/accounts/profile-head-skeleton.tsx'
import { ProfileRatingsSlot } from '../features/accounts/profile-ratings-slot.tsx'
import { AuctionList } from '../features/auctions/auction-list.tsx'
import { userKey } from '../features/browsing/list-keys.ts'
import { useList } from '../features/browsing/use-list.ts'
import { latePart } from '../lib/late-part.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { keyOf, useCall } from '../lib/use-call.ts'
import { PageHead } from '../shell/head/page-head.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { BEYOND_END } from './parts/beyond-end.tsx'
import { Missing } from './parts/missing.tsx'

// Only for who is logged in and looks at somebody else.
const BlockPerson = latePart(async () => (await import('../features/accounts/block-person.tsx')).BlockPerson)

/** Somebody's public page: who they are, and what they sell. */
export function Component() {
  const { username = '' } = useParams()
  const { state, user } = useSession()
  const person = useCall(keyOf('GET /user/username/:name', { params: { name: username } }))
  if (person.error?.status === 404 || person.error?.status === 400) return <Missing />
  if (person.error && !person.data) {
    return <ErrorState title="No pudimos cargar este perfil" onRetry={() => void person.mutate()} />
  }
  return (
    <>
      <Head person={person.data} username={username} />
      {person.data ? <ProfileHead person={person.data} /> : <ProfileHeadSkeleton />}
      <Auctions key={username} person={person.data} username={username} />
      {person.data && <ProfileRatingsSlot person={person.data} />}
      {person.data && state === 'in' && user?.ID !== person.data.ID && (
        <Suspense fallback={null}>
          <BlockPerson person={person.data} />
        </Suspense>
      )}
    </>
  )
}

interface PersonProps {
  person: PublicUser | undefined
  username: string
}

function Head({ person, username }: PersonProps) {
  if (!person) return <PageHead title={username} />
  return (
    <PageHead title={person.Username} path={paths.user(person.Username)} about={{ kind: 'person', person }} />
  )
}

function Auctions({ person, username }: PersonProps) {
  const { search } = useLocation()
  const list = useList(person ? userKey(person.ID, search) : null)
  return (
    <AuctionList
      title="Subastas"
      isPart
      headOf={({ Status }) => (Status === 'active' ? 'Activas' : 'Finalizadas')}
      list={list}
      beyondEnd={BEYOND_END}
      browsed={person && { list: 'user', id: person.ID, ownSort: 'por-terminar' }}
      empty={`${username} todavía no publicó subastas`}
      emptyAction={<ButtonLink to={paths.all}>Ver todas las subastas</ButtonLink>}
    />
  )
}
