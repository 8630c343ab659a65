/** Too many attempts, and how long to wait for the next. */
export function waitSentence(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  const wait = waitMs <= 60_000 ? 'un minuto' : minutes >= 60 ? 'una hora' : `${minutes} minutos`
  return `Hubo demasiados intentos seguidos. Esperá ${wait} y probá de nuevo.`
}
