import { quoteCommission } from '@martillo/domain/commissions/quote'
import { commissionRateBp } from '@martillo/domain/commissions/rate'
import { BANDS } from '@martillo/domain/reputation/bands'
import { POINTS } from '@martillo/domain/reputation/points'
import { formatPercent } from '../../../lib/format-percent.ts'
import { pesos, points } from '../words.ts'
import type { FaqGroup } from './faq-group.ts'

const SCORE = 38
const quote = quoteCommission(5_000_000, { atPublication: SCORE })

function ratesOf(from: number, to: number): string {
  const [high, low] = [commissionRateBp(from), commissionRateBp(to)]
  return high === low ? formatPercent(high) : `${formatPercent(high)} a ${formatPercent(low)}`
}

export const payingCommissions: FaqGroup = {
  id: 'comisiones',
  title: 'Comisiones',
  entries: [
    {
      id: 'cuanto-es-la-comision',
      question: '¿Cuánto es la comisión?',
      answer: [
        'La paga quien vende, sobre el precio final. Cuanto mejor es tu reputación, más baja es: dentro de cada nivel va bajando punto por punto.',
        {
          table: {
            caption: 'Comisión según la reputación',
            head: ['Reputación', 'Comisión'],
            rows: BANDS.map(({ fromScore, toScore }) => [
              `${fromScore} a ${toScore}`,
              ratesOf(fromScore, toScore),
            ]),
          },
        },
        `Por ejemplo, con ${SCORE} puntos y una venta de ${pesos(quote.amountCents / 100)}, la comisión es de ${pesos(quote.commissionCents / 100)} (${formatPercent(quote.rateBp)}) y te quedan ${pesos(quote.netCents / 100)}. Antes de publicar siempre ves tu cuenta exacta.`,
      ],
    },
    {
      id: 'si-cambia-mi-reputacion',
      question: '¿Y si mi reputación cambia mientras dura la subasta?',
      answer: [
        'El porcentaje se fija al publicar. Si al cierre tu reputación te da uno más bajo, vale el más bajo. Nunca sube.',
      ],
    },
    {
      id: 'cuando-se-paga-la-comision',
      question: '¿Cuándo y cómo se paga?',
      answer: [
        'Vence 7 días después de la venta. Podés pagar varias juntas por Mercado Pago, cuando está disponible, o siempre por transferencia bancaria subiendo el comprobante.',
        `Si vence sin pagarse, te lo recordamos, perdés reputación (${points(POINTS.commission_overdue)} por cada una) y no podés publicar hasta ponerte al día.`,
      ],
    },
    {
      id: 'venta-caida-comision',
      question: 'La venta se cayó. ¿Pago igual?',
      answer: [
        'No. Si quien compró no cumplió, la comisión se anula. Mientras tu reclamo está abierto, el vencimiento queda en pausa.',
      ],
    },
    {
      id: 'resumen-de-comisiones',
      question: '¿Tengo un resumen para mi contabilidad?',
      answer: ['Sí: uno por mes, en pantalla y como archivo CSV para abrir en una planilla.'],
    },
  ],
}
