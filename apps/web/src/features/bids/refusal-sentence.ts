import type { Viewer } from '@martillo/contract/auctions'
import type { BidRefusal } from '@martillo/contract/bids'
import { formatDayTime } from '../../lib/format-date.ts'

// A new refusal does not compile without its sentence.
const SENTENCES: Record<BidRefusal, string> = {
  not_active: 'Esta subasta no está activa.',
  not_started: 'La subasta todavía no empezó.',
  finished: 'La subasta ya terminó.',
  own_auction: 'No podés pujar en tu propia subasta.',
  not_verified: 'Verificá tu email para poder pujar.',
  blocked_by_seller: 'Quien vende no acepta tus pujas.',
  defaulted: 'No podés pujar: una compra tuya de este artículo no se concretó.',
  last_word: 'Corregiste una puja en esta subasta: esa era tu última palabra.',
  band_limit: 'Llegaste al límite de pujas de tu nivel de reputación.',
  premium_category: 'Para pujar en esta categoría necesitás 51 puntos de reputación.',
  bid_too_low: 'Tu puja no llega al mínimo.',
}

function isRefusal(code: string): code is BidRefusal {
  return code in SENTENCES
}

/** Why the person cannot bid here, in one sentence, with the moment from which they may where there is one. */
export function refusalSentence({ refusal, retry_at }: Pick<Viewer, 'refusal' | 'retry_at'>): string {
  const sentence =
    refusal && isRefusal(refusal) ? SENTENCES[refusal] : 'Ahora no podés pujar en esta subasta.'
  return retry_at ? `${sentence} Podés volver a pujar el ${formatDayTime(retry_at)}.` : sentence
}
