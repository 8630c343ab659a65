import type { PanelState } from './panel-view.ts'

/** What the turning points of an auction are read from. */
export interface Standing {
  state: PanelState
  title: string
  note: string
  endsMs: number
  nowMs: number
}

const MINUTE_MS = 60_000
const ENDED: readonly PanelState[] = ['won', 'lost', 'sold', 'unsold', 'over', 'cancelled']

function hasPassed(minutes: number, before: Standing, now: Standing): boolean {
  const left = ({ endsMs, nowMs }: Standing) => endsMs - nowMs
  return left(before) > minutes * MINUTE_MS && left(now) <= minutes * MINUTE_MS && left(now) > 0
}

/**
 * The sentences about what turned between two looks at an auction: the end, being outbid, an extension, five minutes
 * and one minute left. Each turn is told once, whatever else is going on; an extension lets the minutes pass again.
 */
export function momentsBetween(before: Standing, now: Standing, endsAtText: string): string[] {
  if (ENDED.includes(now.state)) {
    return ENDED.includes(before.state) ? [] : [`Finalizó. ${now.title}. ${now.note}`.trim()]
  }
  const said: string[] = []
  if (now.state === 'outbid' && before.state !== 'outbid') said.push('Te superaron.')
  if (now.endsMs > before.endsMs) said.push(`¡Se extendió! Termina ${endsAtText}.`)
  else if (hasPassed(1, before, now)) said.push('Queda 1 minuto.')
  else if (hasPassed(5, before, now)) said.push('Quedan 5 minutos.')
  return said
}
