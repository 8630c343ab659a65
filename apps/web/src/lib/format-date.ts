import { argentineDay, argentineMinute } from '@martillo/domain/text/argentina-calendar'

// All speak Argentina's time, wherever the device is. The browser's own formatters would do so too, but the first one
// with a time zone keeps a phone busy for a fifth of a second.

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const DAY_MS = 86_400_000

const two = (number: number) => String(number).padStart(2, '0')

/** What is no date is drawn as a dash: one bad row must not take the whole screen down. */
function said(ms: number, say: (ms: number) => string): string {
  return Number.isFinite(ms) ? say(ms) : '–'
}

function dayParts(ms: number) {
  const [year = '', month = '', day = ''] = argentineDay(ms).split('-')
  return { year, month, day, monthName: MONTHS[Number(month) - 1] ?? '' }
}

function timeOf(ms: number): string {
  const minute = argentineMinute(ms)
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

function dayOfYear(ms: number): string {
  const { year, month, day } = dayParts(ms)
  return `${day}/${month}/${year}`
}

function longDay(ms: number): string {
  const { day, monthName } = dayParts(ms)
  const weekday = new Date(`${argentineDay(ms)}T00:00:00Z`).getUTCDay()
  return `${WEEKDAYS[weekday]}, ${Number(day)} de ${monthName}`
}

/** `20:47` */
export function formatTime(iso: string): string {
  return said(Date.parse(iso), timeOf)
}

/** `20:47:51` */
export function formatExactTime(iso: string): string {
  return said(Date.parse(iso), (ms) => `${timeOf(ms)}:${two(Math.floor(ms / 1000) % 60)}`)
}

/** `24/11/2025` */
export function formatDay(iso: string): string {
  return said(Date.parse(iso), dayOfYear)
}

/** `24/11, 10:15` */
export function formatDayTime(iso: string): string {
  const day = said(Date.parse(iso), (ms) => `${dayParts(ms).day}/${dayParts(ms).month}`)
  return `${day}, ${formatTime(iso)}`
}

/** `noviembre de 2025` */
export function formatMonth(iso: string): string {
  return said(Date.parse(iso), (ms) => `${dayParts(ms).monthName} de ${dayParts(ms).year}`)
}

/** `hoy`, `ayer`, `mañana`, or `lunes, 24 de noviembre`, as seen at `nowMs` by the server's clock. */
export function formatRelativeDay(iso: string, nowMs: number): string {
  const wanted = formatDay(iso)
  if (wanted === dayOfYear(nowMs)) return 'hoy'
  if (wanted === dayOfYear(nowMs - DAY_MS)) return 'ayer'
  if (wanted === dayOfYear(nowMs + DAY_MS)) return 'mañana'
  return said(Date.parse(iso), longDay)
}

/** `20:47:51` of today, `24/11, 10:15` of any other day. */
export function formatMoment(iso: string, nowMs: number): string {
  return formatRelativeDay(iso, nowMs) === 'hoy' ? formatExactTime(iso) : formatDayTime(iso)
}

/** `hoy 21:00`, `mañana 9:30`, or `24/11, 21:00`. */
export function formatWhen(iso: string, nowMs: number): string {
  const relative = formatRelativeDay(iso, nowMs)
  return relative.includes(' ') ? formatDayTime(iso) : `${relative} ${formatTime(iso)}`
}
