import type { ReputationKind } from '@martillo/domain/reputation/points'

const WORDS: Record<ReputationKind, string> = {
  email_verified: 'Verificaste tu email',
  profile_complete: 'Completaste tu perfil',
  profile_photo: 'Pusiste tu foto de perfil',
  identity_verified: 'Verificamos tu identidad',
  active_week: 'Semana con actividad',
  sale_completed: 'Venta o compra concretada',
  rating_received: 'Recibiste una calificación',
  sale_failed: 'Venta o compra que no se concretó por tu culpa',
  report_upheld: 'Denuncia confirmada en tu contra',
  commission_overdue: 'Comisión vencida',
  ban: 'Suspensión de la cuenta',
}

/** What a line of the ledger is called. */
export function ledgerWords(kind: string): string {
  return kind in WORDS ? WORDS[kind as ReputationKind] : 'Ajuste'
}

interface Way {
  readonly says: string
  /** Where it is done; nothing where the verification covers the screen anyway. */
  readonly to?: string
}

/** What is to be done for what counts once. */
export const waysUp: Readonly<Record<string, Way>> = {
  email_verified: { says: 'Verificá tu email' },
  profile_complete: { says: 'Completá tu perfil', to: '/configuracion-cuenta#perfil' },
  profile_photo: { says: 'Poné tu foto de perfil', to: '/configuracion-cuenta#perfil' },
  identity_verified: { says: 'Verificá tu identidad', to: '#identidad' },
}
