export type Phase = 'not-started' | 'running' | 'finished'

/** An auction runs from its start on, up to but not including its effective end. All in epoch milliseconds. */
export function phaseAt(times: { startAt: number; endAt: number }, now: number): Phase {
  if (now >= times.endAt) return 'finished'
  return now < times.startAt ? 'not-started' : 'running'
}
