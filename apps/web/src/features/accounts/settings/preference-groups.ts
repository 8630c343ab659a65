import type { PreferenceKind } from '@martillo/contract/preferences'

interface PreferenceGroup {
  readonly title: string
  readonly kinds: readonly (readonly [kind: PreferenceKind, says: string])[]
}

/** What each kind of news is called, by what one does here. */
export const preferenceGroups: readonly PreferenceGroup[] = [
  {
    title: 'Cuando pujás',
    kinds: [
      ['outbid', 'Te superaron'],
      ['leading_again', 'Volvés a ir ganando'],
      ['ending_soon', 'Termina en una hora'],
      ['won', 'Ganaste'],
      ['lost', 'No ganaste'],
      ['extended_after_outage', 'Se extendió por una interrupción'],
      ['clarification_added', 'Agregaron una aclaración'],
      ['auction_cancelled', 'Se canceló la subasta'],
      ['answered', 'Respondieron tu pregunta'],
      ['second_chance', 'Segunda oportunidad'],
    ],
  },
  {
    title: 'Cuando vendés',
    kinds: [
      ['first_bid', 'Primera puja'],
      ['question', 'Te hicieron una pregunta'],
      ['approved', 'Aprobamos tu subasta'],
      ['rejected', 'No aprobamos tu subasta'],
      ['sold', 'Vendiste'],
      ['unsold', 'Terminó sin ofertas'],
    ],
  },
  {
    title: 'Ventas y comisiones',
    kinds: [
      ['sale_moved', 'Avanzó una venta'],
      ['sale_problem_reported', 'Informaron un problema'],
      ['sale_decided', 'Se resolvió un problema'],
      ['commission_due', 'Comisión por vencer'],
      ['commission_paid', 'Comisión pagada'],
      ['commission_overdue', 'Comisión vencida'],
    ],
  },
  {
    title: 'Vos y tu cuenta',
    kinds: [
      ['message', 'Te escribieron'],
      ['rating_received', 'Te calificaron'],
      ['band_changed', 'Cambió tu nivel'],
      ['identity_decided', 'Verificación de identidad'],
      ['report_resolved', 'Resolvimos tu denuncia'],
      ['appeal_answered', 'Respondimos tu apelación'],
      ['account', 'Seguridad de la cuenta'],
    ],
  },
]
