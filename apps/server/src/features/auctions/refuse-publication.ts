import { publicationFault } from '@martillo/domain/auctions/publication-faults'
import type { PublicationLimitDecision } from '@martillo/domain/auctions/publication-limits'
import { type Facts, type Failure, failure, refused } from '../../platform/http/failure.ts'

const SENTENCES = {
  publication_invalid: 'Revisá los datos marcados.',
  band_cannot_publish:
    'Todavía no podés publicar: necesitás 11 puntos de reputación. Completá tu perfil y verificá tu identidad.',
  // The client knows this text and says it in its own words.
  daily_limit: 'You have exceeded your daily auction limit',
  weekly_limit: 'Llegaste a tu límite de publicaciones de los últimos 7 días.',
  premium_category: 'Para publicar en esta categoría necesitás 51 puntos de reputación.',
  band_too_low: 'Para publicar una subasta privada necesitás 76 puntos de reputación.',
  commission_overdue: 'Tenés una comisión vencida. Cuando esté paga vas a poder volver a publicar.',
  profile_incomplete: 'Completá tu perfil para publicar.',
} as const

type PublicationRefusal = keyof typeof SENTENCES

export function refusePublication(code: PublicationRefusal, facts: Facts = {}): Failure {
  return refused(code, facts, SENTENCES[code])
}

/** All faults of a form at once, the first one of each field. */
export function refuseFaults(
  faults: readonly { readonly field: string; readonly sentence: string }[],
): Failure {
  const details: Record<string, string> = {}
  for (const { field, sentence } of faults) details[field] ??= sentence
  return refusePublication('publication_invalid', { details })
}

/** Of a draft photos may have come or gone since they were counted. */
export function refusePhotos(count: number): void {
  if (count < 1) throw refuseFaults([publicationFault('primary_photo', 'photo_missing')])
  if (count > 10) throw refuseFaults([publicationFault('secondary_photos', 'photos_too_many')])
}

/** A ban of a moment ago: the next call no longer has a session and is told why and until when. */
export function sellerBanned(): Failure {
  return failure(403, 'banned', 'Tu cuenta está suspendida: no podés publicar.')
}

type LimitRefusal = Extract<PublicationLimitDecision, { ok: false }>

export function refuseLimit(decision: LimitRefusal): Failure {
  const until = 'retryAt' in decision ? { retry_at: new Date(decision.retryAt).toISOString() } : {}
  return refusePublication(decision.refusal, until)
}
