const PAUSE_MS = 20

/** Asks again and again until there is an answer, at most for so long; what `look` throws last is told. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  limitMs = 10_000,
): Promise<T> {
  const limit = performance.now() + limitMs
  while (performance.now() < limit) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`waited in vain for ${what}`)
}
