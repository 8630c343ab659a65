/** The address of the server that the journeys visit, without a slash at the end. */
export function serverUrl(): string {
  const url = process.env.E2E_URL
  if (!url) throw new Error('the server was not started')
  return url
}
