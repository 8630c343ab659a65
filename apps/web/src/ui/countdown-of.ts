const SECOND_MS = 1_000
const URGENT_MS = 3_600_000
/** How long "Subasta iniciada" stays once a start countdown reached zero and an end is known. */
const STARTED_SHOWN_MS = 3_000

export interface Unit {
  letter: 'D' | 'H' | 'M' | 'S'
  /** Two figures, the first unit as short as it is. */
  text: string
}

export interface CountdownView {
  /** Stands before or instead of the units; empty when the units say it all. */
  label: string
  /** From the largest that is not zero; minutes and seconds always. Empty when it is over. */
  units: readonly Unit[]
  /** Less than an hour is left. */
  urgent: boolean
  phase: 'before' | 'running' | 'over'
}

function unitsOf(leftMs: number): Unit[] {
  // Rounded up, so that one second stays on show for a whole second and zero means over.
  const left = Math.ceil(leftMs / SECOND_MS)
  const all = [
    { letter: 'D', value: Math.floor(left / 86_400) },
    { letter: 'H', value: Math.floor(left / 3_600) % 24 },
    { letter: 'M', value: Math.floor(left / 60) % 60 },
    { letter: 'S', value: left % 60 },
  ] as const
  const first = all.findIndex(({ letter, value }) => value > 0 || letter === 'M')
  return all.slice(first).map(({ letter, value }, i) => ({
    letter,
    text: i === 0 ? String(value) : String(value).padStart(2, '0'),
  }))
}

/**
 * What a countdown shows at an instant. Before the start it counts to the start ("Comienza en:"), then to
 * the end. Below 3600 seconds the label is the urgent one. All instants in milliseconds; with only a start,
 * it ends in "Subasta iniciada".
 */
export function countdownOf(
  nowMs: number,
  { startsMs, endsMs }: { startsMs?: number | undefined; endsMs?: number | undefined },
): CountdownView {
  if (startsMs !== undefined && nowMs < startsMs) {
    const urgent = startsMs - nowMs < URGENT_MS
    const label = urgent ? '¡Comienza pronto!' : 'Comienza en:'
    return { label, units: unitsOf(startsMs - nowMs), urgent, phase: 'before' }
  }
  const justStarted = startsMs !== undefined && nowMs - startsMs < STARTED_SHOWN_MS
  if (endsMs === undefined || (justStarted && nowMs < endsMs)) {
    return { label: 'Subasta iniciada', units: [], urgent: false, phase: 'running' }
  }
  if (nowMs >= endsMs) return { label: 'Subasta Finalizada', units: [], urgent: false, phase: 'over' }
  const urgent = endsMs - nowMs < URGENT_MS
  return {
    label: urgent ? '¡Finaliza pronto!' : '',
    units: unitsOf(endsMs - nowMs),
    urgent,
    phase: 'running',
  }
}
