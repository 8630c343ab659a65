import { AMOUNT_SENTENCE } from '@martillo/contract/shapes'
import type { Cents } from '@martillo/domain/money/cents'
import { fromWireAmount } from '@martillo/domain/money/wire-amount'
import { failure } from '../../../platform/http/failure.ts'

/** Centavos of what came as an amount; nothing when it is none. */
export function readAmount(amount: unknown): Cents | undefined {
  if (typeof amount !== 'number') return undefined
  const read = fromWireAmount(amount)
  return read.ok ? read.cents : undefined
}

export function amountInvalid() {
  return failure(400, 'amount_invalid', AMOUNT_SENTENCE)
}
