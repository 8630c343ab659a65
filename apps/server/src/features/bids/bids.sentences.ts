import type { BidRefusal, CorrectionRefusal, StepBackRefusal } from '@martillo/contract/bids'
import { formatPesos } from '@martillo/domain/money/format-pesos'

type Facts = Readonly<Record<string, unknown>>
type Sentence = string | ((facts: Facts) => string)
type Code = BidRefusal | CorrectionRefusal | StepBackRefusal | 'no_bids' | 'not_finished'

const TIME = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function retryTime({ retry_at }: Facts): string {
  return typeof retry_at === 'string' ? TIME.format(new Date(retry_at)) : 'más tarde'
}

function minimum({ minimum: pesos }: Facts): string {
  return typeof pesos === 'number' ? formatPesos(Math.round(pesos * 100)) : 'más alta'
}

/** What people read when a call about bids is refused. */
export const bidSentences: Readonly<Record<Code, Sentence>> = {
  not_active: 'Esta subasta no está activa.',
  not_started: 'Esta subasta todavía no empezó.',
  finished: 'La subasta ya terminó.',
  own_auction: 'No podés pujar en tu propia subasta.',
  not_verified: 'Verificá tu email para pujar.',
  blocked_by_seller: 'Quien vende no acepta tus pujas.',
  defaulted: 'No podés pujar: ganaste este artículo antes y no lo pagaste.',
  last_word: 'Corregiste tu puja en esta subasta y fue tu última palabra: ya no podés volver a pujar acá.',
  band_limit: (facts) =>
    `Llegaste al límite de pujas de tu nivel de reputación. Podés volver a pujar el ${retryTime(facts)}.`,
  premium_category: 'Para pujar en esta categoría necesitás 51 puntos de reputación o más.',
  bid_too_low: (facts) => `La puja mínima es ${minimum(facts)}`,
  nothing_to_correct: 'No encontramos esa puja tuya en esta subasta.',
  not_latest_bid: 'Solo se puede corregir tu última puja en la subasta.',
  too_late: 'Una puja se puede corregir hasta 60 segundos después de hecha.',
  last_hour: 'En la última hora de la subasta ya no se corrigen pujas.',
  already_corrected: 'Ya corregiste una puja en esta subasta: se puede una sola vez.',
  corrections_used_up: (facts) =>
    `Ya corregiste 3 pujas en los últimos 90 días. Vas a poder de nuevo el ${retryTime(facts)}.`,
  not_leading: 'No vas ganando esta subasta.',
  step_back_not_offered: 'No podés retirarte: vas ganando por una puja tuya.',
  step_back_over: 'Ya pasó el tiempo para retirarte de esta subasta.',
  no_bids: 'Esa persona no tiene pujas en esta subasta.',
  not_finished: 'El acta se puede ver cuando la subasta termina.',
}
