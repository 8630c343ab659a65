import { keyOf, useCall } from '../../lib/use-call.ts'
import { usePage } from '../../ui/pagination.tsx'
import { CancelAuctionForm } from './cancel-auction-form.tsx'
import { PublicationCard } from './publication-card.tsx'
import { Queue } from './queue.tsx'

/** The auctions that wait for approval, the oldest first; and below, what takes a running one away. */
export function PublicationsSection() {
  const { data, error, mutate } = useCall(
    keyOf('GET /admin/auctions', { query: { state: 'pending', page: usePage() } }),
  )
  const rows = data && { ...data, data: data.data.map((card) => ({ id: card.ID, card })) }
  return (
    <div className="grid gap-8">
      <section aria-label="Publicaciones por aprobar">
        <Queue read={{ data: rows, error, mutate }} empty="No hay publicaciones por aprobar.">
          {({ card }, again) => <PublicationCard card={card} onDecided={again} />}
        </Queue>
      </section>
      <CancelAuctionForm />
    </div>
  )
}
