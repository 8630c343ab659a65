import { clsx } from 'clsx'
import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../../lib/late-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BidForm as Form } from './bid-form.tsx'

const BidForm = latePart(async () => (await import('./bid-form.tsx')).BidForm)

/** Where the form to bid goes. Only who is logged in has one, which is known after the first view; so is its code. */
export function BidFormSlot(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={<Skeleton className={clsx(props.docked ? 'h-[50px]' : 'h-60')} />}>
      <BidForm {...props} />
    </Suspense>
  )
}
