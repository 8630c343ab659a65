const format = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as Argentina's clocks show it: `27/11 a las 21:04`. */
export function formatInstant(iso: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(Date.parse(iso)).map(({ type, value }) => [type, value]),
  )
  return `${parts.day}/${parts.month} a las ${parts.hour}:${parts.minute}`
}
