import { formatPrice } from '../../lib/format-price.ts'
import type { BidResult as Result } from './use-place-bid.ts'

const SENTENCES = {
  leading: (amount: string) => `¡Listo! Pusimos ${amount} como tu máximo y vas ganando.`,
  outbid: (amount: string) =>
    `Tu puja de ${amount} entró, pero otra persona ya había puesto un máximo mayor o igual.`,
  raised: (amount: string) => `Listo: tu máximo ahora es ${amount}. El precio no cambió.`,
} as const

const TONES = {
  leading: 'text-good',
  raised: 'text-good',
  outbid: 'text-urgent',
  refused: 'text-urgent',
} as const

/** What came of the last bid. It stays until the next one and is announced once. */
export function BidResult({ result }: { result: Result | null }) {
  return (
    <p aria-live="polite" className={`text-14 font-medium ${result ? `mt-3 ${TONES[result.kind]}` : ''}`}>
      {result &&
        (result.kind === 'refused' ? result.sentence : SENTENCES[result.kind](formatPrice(result.amount)))}
    </p>
  )
}
