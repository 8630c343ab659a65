import { bandRules } from '@martillo/domain/reputation/bands'
import { Star, StarOff } from 'lucide-react'
import { useId, useState } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { ReachedAuction } from './reached-auction.ts'

/**
 * Features an own auction or takes that back, and says how many are featured and why no further one can be. Only for the
 * band that may.
 */
export function FeatureToggle({ auction }: { auction: ReachedAuction }) {
  const { ID: id, featured, seller } = auction
  const most = bandRules(seller.reputation).featuredAtOnce
  const { data: counts } = useCall(most > 0 ? keyOf('GET /auctions/myauctions/counts') : null)
  const { mutate } = useSWRConfig()
  const [working, setWorking] = useState(false)
  const saysId = useId()
  // While it works the counts may know of it before the card does.
  const isFull = !featured && !working && counts !== undefined && counts.featured >= most
  if (most === 0 && !featured) return null

  async function change() {
    setWorking(true)
    const about = { params: { id } }
    try {
      if (featured) await call('POST /auctions/:id/unfeature', about)
      else await call('POST /auctions/:id/feature', about)
      await mutate((key) => typeof key === 'string' && key.startsWith('/auctions'))
      toast.success(
        featured ? 'Ya no está destacada.' : 'Destacada: aparece primero en el inicio hasta que termine.',
      )
    } catch (error) {
      toast.error(sentenceOf(error, 'No pudimos guardar el cambio. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  const Icon = featured ? StarOff : Star
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        kind="line"
        size="small"
        disabled={isFull}
        aria-describedby={counts && most > 0 ? saysId : undefined}
        loading={working}
        onClick={() => void change()}
      >
        <Icon aria-hidden="true" className="size-4" />
        {featured ? 'Dejar de destacar' : 'Destacar'}
      </Button>
      {counts && most > 0 && (
        <span id={saysId} className="text-14 text-muted">
          {counts.featured} de {most} destacadas{isFull && '. Dejá de destacar una para destacar esta.'}
        </span>
      )}
    </div>
  )
}
