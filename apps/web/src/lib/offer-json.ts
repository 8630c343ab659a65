/** How long the browser may take to begin with a file. */
const KEPT_MS = 60_000

/** Gives the person a file to keep. */
export function offerJson(data: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
