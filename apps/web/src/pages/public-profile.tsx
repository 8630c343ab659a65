import { useParams } from 'react-router'
import { ProfileHead } from '../features/accounts/profile-head.tsx'
import { ProfileHeadSkeleton } from '../features/accounts/profile-head-skeleton.tsx'
import { AuctionGrid } from '../features/auctions/auction-grid.tsx'
import { paths } from '../lib/paths.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Pagination, usePage } from '../ui/pagination.tsx'
import { Component as NotFound } from './not-found.tsx'

/** Somebody's public page: who they are, and what they sell. */
export function Component() {
  const { username = '' } = useParams()
  const page = usePage()
  const person = useCall(keyOf('GET /user/username/:name', { params: { name: username } }))
  const id = person.data?.ID
  const auctions = useCall(
    id ? keyOf('GET /auctions/user/:userId', { params: { userId: id }, query: { page } }) : null,
  )
  if (person.error?.status === 404 || person.error?.status === 400) return <NotFound />
  if (person.error && !person.data) {
    return <ErrorState title="No pudimos cargar este perfil" onRetry={() => void person.mutate()} />
  }
  return (
    <>
      <PageTitle>{person.data?.Username ?? username}</PageTitle>
      {person.data ? <ProfileHead person={person.data} /> : <ProfileHeadSkeleton />}
      <section className="wrap py-6 md:py-8">
        <h2 className="mb-4 text-18 md:text-22">Subastas</h2>
        <AuctionGrid
          cards={auctions.data?.auctions}
          failed={Boolean(auctions.error)}
          onRetry={() => void auctions.mutate()}
          empty={`${username} todavía no publicó subastas`}
          emptyAction={<ButtonLink to={paths.all}>Ver todas las subastas</ButtonLink>}
        />
        <Pagination pages={auctions.data?.meta.pages ?? 0} />
      </section>
    </>
  )
}
