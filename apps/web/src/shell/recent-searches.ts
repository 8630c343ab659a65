const KEY = 'recent-searches'
const KEPT = 8

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

function write(texts: readonly string[]): void {
  try {
    if (texts.length > 0) localStorage.setItem(KEY, JSON.stringify(texts))
    else localStorage.removeItem(KEY)
  } catch {
    // Where nothing can be kept, nothing is remembered.
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The last eight texts that were searched on this device, the newest first. They stay on it. */
export const recentSearches = {
  read,
  note(text: string): void {
    write([text, ...read().filter((other) => !isSame(other, text))].slice(0, KEPT))
  },
  remove(text: string): void {
    write(read().filter((other) => !isSame(other, text)))
  },
  clear(): void {
    write([])
  },
}
