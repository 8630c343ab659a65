/** Argentina has no summer time: its clocks are three hours behind UTC. */
const OFFSET = '-03:00'
const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** The instant of a local end as the field gives it, `YYYY-MM-DDTHH:mm` in Argentina; null for what is none. */
export function instantOfLocal(text: string): string | null {
  const iso = `${text}:00${OFFSET}`
  return LOCAL.test(text) && Number.isFinite(Date.parse(iso)) ? iso : null
}
