import type { PublicUser } from '@martillo/contract/accounts'
import { memo, Suspense } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const ProfileRatings = latePart(async () => (await import('./profile-ratings.tsx')).ProfileRatings)

/** Where the ratings of a person go. Nothing in them is pressed: until their code is here they stand as they were drawn. */
export const ProfileRatingsSlot = memo(function ProfileRatingsSlot({ person }: { person: PublicUser }) {
  return (
    <Suspense fallback={<Skeleton className="h-28" />}>
      <ProfileRatings person={person} />
    </Suspense>
  )
})
