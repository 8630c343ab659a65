import { BANDS } from '@martillo/domain/reputation/bands'
import {
  ACTIVE_WEEKS_AT_MOST,
  POINTS,
  RATING_POINTS,
  SALE_POINTS_A_MONTH,
} from '@martillo/domain/reputation/points'
import { points } from '../words.ts'
import type { FaqGroup } from './faq-group.ts'

const HOUR_MS = 3_600_000
const SPANS = new Map([
  [HOUR_MS, 'por hora'],
  [24 * HOUR_MS, 'cada 24 horas'],
  [7 * 24 * HOUR_MS, 'por semana'],
])

function bidding({ bidding: limit }: (typeof BANDS)[number]): string {
  if (!limit) return 'sin límite'
  const things =
    limit.counts === 'bids' ? `${limit.count} pujas` : `${limit.count} subasta${limit.count === 1 ? '' : 's'}`
  return `${things} ${SPANS.get(limit.windowMs)}`
}

function publishing({ publishing: limit }: (typeof BANDS)[number]): string {
  if (!limit) return 'sin límite'
  return limit.count === 0 ? 'todavía no' : `${limit.count} ${SPANS.get(limit.windowMs)}`
}

const rows = [
  ['Verificar el email', points(POINTS.email_verified), 'una vez'],
  ['Completar el perfil', points(POINTS.profile_complete), 'una vez'],
  ['Poner una foto', points(POINTS.profile_photo), 'una vez'],
  ['Verificar la identidad con el DNI', points(POINTS.identity_verified), 'una vez'],
  ['Una semana con actividad', points(POINTS.active_week), `hasta ${ACTIVE_WEEKS_AT_MOST} en total`],
  [
    'Una venta o compra completada',
    points(POINTS.sale_completed),
    `hasta ${SALE_POINTS_A_MONTH} puntos por mes`,
  ],
  [
    'Una calificación de 5 o de 4 estrellas',
    `${points(RATING_POINTS[5])} o ${points(RATING_POINTS[4])}`,
    'una por venta',
  ],
]

const losses = [
  ['Una calificación de 2 o de 1 estrella', `${points(RATING_POINTS[2])} o ${points(RATING_POINTS[1])}`],
  ['Una venta caída por tu culpa', points(POINTS.sale_failed)],
  ['Una denuncia confirmada', points(POINTS.report_upheld)],
  ['Una comisión vencida', points(POINTS.commission_overdue)],
  ['Una suspensión', points(POINTS.ban)],
]

export const reputation: FaqGroup = {
  id: 'reputacion',
  title: 'Reputación',
  entries: [
    {
      id: 'que-es-la-reputacion',
      question: '¿Qué es la reputación?',
      answer: [
        'Un número de 0 a 100 que cuenta cómo te portaste. De él dependen cuánto podés pujar y publicar, y qué comisión pagás. Todos ven el tuyo y vos ves el detalle completo: qué sumó, qué restó y qué te falta para el próximo nivel.',
      ],
    },
    {
      id: 'que-permite-cada-nivel',
      question: '¿Qué permite cada nivel?',
      answer: [
        {
          table: {
            caption: 'Lo que permite cada nivel de reputación',
            head: ['Reputación', 'Pujar', 'Publicar'],
            rows: BANDS.map((band) => [
              `${band.fromScore} a ${band.toScore}`,
              bidding(band),
              publishing(band),
            ]),
          },
        },
        `Desde ${BANDS.find((band) => band.premiumCategories)?.fromScore} puntos se abren las categorías premium (inmuebles y vehículos). Desde ${BANDS.find((band) => band.privateAuctions)?.fromScore} hay además etiqueta premium, subastas privadas, destacadas y atención personal.`,
      ],
      links: [{ to: '#cuanto-es-la-comision', label: 'La comisión de cada nivel' }],
    },
    {
      id: 'como-sube-la-reputacion',
      question: '¿Cómo sube?',
      answer: [
        {
          table: { caption: 'Lo que suma reputación', head: ['Qué', 'Puntos', 'Tope'], rows },
        },
        'Cuentan como actividad una puja, una publicación o una respuesta.',
      ],
    },
    {
      id: 'como-baja-la-reputacion',
      question: '¿Cómo baja?',
      answer: [
        { table: { caption: 'Lo que resta reputación', head: ['Qué', 'Puntos'], rows: losses } },
        'Una calificación de 3 estrellas no suma ni resta. El puntaje nunca baja de 0 ni pasa de 100.',
      ],
    },
    {
      id: 'verificar-identidad',
      question: '¿Qué pasa con las fotos de mi DNI?',
      answer: [
        'Las mira una persona de la administración para verificar tu identidad y se borran en cuanto decide. No se muestran a nadie más.',
      ],
    },
  ],
}
