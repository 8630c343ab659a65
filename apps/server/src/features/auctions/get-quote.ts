import { quoteCommission } from '@martillo/domain/commissions/quote'
import { fromWireText, toWireAmount } from '@martillo/domain/money/wire-amount'
import type { Db } from '../../platform/database.ts'
import { failure } from '../../platform/http/failure.ts'
import { scoreOf } from '../reputation/public.ts'

/** What a seller would pay and keep if something published now were sold for the amount (pesos as wire text). */
export async function getQuote(db: Db, sellerId: number, text: string) {
  const amount = fromWireText(text)
  if (!amount.ok) throw failure(400, 'amount_invalid', 'Escribí un monto en pesos con hasta dos decimales.')
  const quote = quoteCommission(amount.cents, { atPublication: await scoreOf(db, sellerId) })
  return {
    amount: toWireAmount(quote.amountCents),
    rate_bp: quote.rateBp,
    commission: toWireAmount(quote.commissionCents),
    net: toWireAmount(quote.netCents),
  }
}
