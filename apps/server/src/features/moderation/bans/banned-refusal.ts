import type { BanFacts } from '@martillo/contract/bans'
import { type Failure, failure } from '../../../platform/http/failure.ts'

const END = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** `el 5 de diciembre de 2026, 10:00`, in Argentina's time. */
export function endOf(until: Date): string {
  return `el ${END.format(until)}`
}

/** What a banned person is told: why, and until when. */
export function bannedRefusal(ban: { reason: string; until: Date | null }, token?: string): Failure {
  const { reason, until } = ban
  const facts: BanFacts = { reason, until: until?.toISOString() ?? null, ...(token ? { token } : {}) }
  const length = until ? `hasta ${endOf(until)}` : 'sin fecha de fin'
  return failure(403, 'banned', `Tu cuenta está suspendida ${length}. Motivo: ${reason}`, { ...facts })
}
