const ZONE = 'America/Argentina/Buenos_Aires'

// What is no date is drawn as a dash: one bad row must not take the whole screen down.
function format(options: Intl.DateTimeFormatOptions) {
  // Made at its first use: making one takes milliseconds.
  let formatter: Intl.DateTimeFormat | undefined
  return {
    format(ms: number) {
      if (Number.isNaN(ms)) return '–'
      formatter ??= new Intl.DateTimeFormat('es-AR', { timeZone: ZONE, hourCycle: 'h23', ...options })
      return formatter.format(ms)
    },
  }
}

const day = format({ day: '2-digit', month: '2-digit' })
const dayOfYear = format({ day: '2-digit', month: '2-digit', year: 'numeric' })
const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
const time = format({ hour: '2-digit', minute: '2-digit' })
const exactTime = format({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
const monthOfYear = format({ month: 'long', year: 'numeric' })

// All take an instant as ISO text with its offset and speak Argentina's time, wherever the device is.

/** `20:47` */
export function formatTime(iso: string): string {
  return time.format(Date.parse(iso))
}

/** `20:47:51` */
export function formatExactTime(iso: string): string {
  return exactTime.format(Date.parse(iso))
}

/** `24/11/2025` */
export function formatDay(iso: string): string {
  return dayOfYear.format(Date.parse(iso))
}

/** `24/11, 10:15` */
export function formatDayTime(iso: string): string {
  return `${day.format(Date.parse(iso))}, ${formatTime(iso)}`
}

/** `noviembre de 2025` */
export function formatMonth(iso: string): string {
  return monthOfYear.format(Date.parse(iso))
}

const DAY_MS = 86_400_000

/** `hoy`, `ayer`, `mañana`, or `lunes, 24 de noviembre`, as seen at `nowMs` by the server's clock. */
export function formatRelativeDay(iso: string, nowMs: number): string {
  const wanted = formatDay(iso)
  if (wanted === dayOfYear.format(nowMs)) return 'hoy'
  if (wanted === dayOfYear.format(nowMs - DAY_MS)) return 'ayer'
  if (wanted === dayOfYear.format(nowMs + DAY_MS)) return 'mañana'
  return longDay.format(Date.parse(iso))
}

/** `hoy 21:00`, `mañana 9:30`, or `24/11, 21:00`. */
export function formatWhen(iso: string, nowMs: number): string {
  const relative = formatRelativeDay(iso, nowMs)
  return relative.includes(' ') ? formatDayTime(iso) : `${relative} ${formatTime(iso)}`
}
