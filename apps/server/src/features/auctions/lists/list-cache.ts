import { PackedBody } from '../../../platform/http/packed-body.ts'

/** What was read, and until when at most it may be shown: the next instant at which one of its phases changes. */
export interface Loaded {
  readonly body: object
  /** Epoch milliseconds of the deciding clock; `Infinity` when no phase is going to change. */
  readonly changesAt: number
}

export interface ListCache {
  /** A list as JSON, from now on also `at` the address. Requests for one that is being read wait for that reading. */
  get(key: string, load: () => Promise<Loaded>, address: string): Promise<PackedBody>
  /** What was read for an address, while it may still be shown. */
  at(address: string): PackedBody | undefined
  forget(key: string): void
  /** Forgets everything: something was published here. */
  clear(): void
}

interface Entry {
  until: number
  kept: Promise<PackedBody>
  /** What `kept` became. */
  text: PackedBody | undefined
}

const nothing = Promise.resolve(new PackedBody(''))
const KEPT_MS = 1_000
const ENTRIES = 1_000
const LONGEST_ADDRESS = 300

/**
 * Lists are the same for everyone, so each is read and written as text at most once a second. An entry ends
 * sooner when a phase changes, so that a list never shows another state than the page of the auction.
 */
export function makeListCache(now: () => number): ListCache {
  const entries = new Map<string, Entry>()
  const keyAt = new Map<string, string>()

  async function read(load: () => Promise<Loaded>, entry: Entry) {
    const { body, changesAt } = await load()
    entry.until = Math.min(entry.until, changesAt)
    entry.text = new PackedBody(JSON.stringify(body))
    return entry.text
  }

  function makeRoom() {
    for (const key of entries.keys()) {
      if (entries.size < ENTRIES) return
      entries.delete(key)
    }
  }

  function fresh(key: string): Entry | undefined {
    const at = now()
    const known = entries.get(key)
    return known && at < known.until && at > known.until - 2 * KEPT_MS ? known : undefined
  }

  function learnAddress(address: string, key: string) {
    if (address.length > LONGEST_ADDRESS) return
    if (keyAt.size >= ENTRIES) keyAt.clear()
    keyAt.set(address, key)
  }

  return {
    get(key, load, address) {
      learnAddress(address, key)
      const known = fresh(key)
      if (known) return known.kept
      entries.delete(key)
      makeRoom()
      const entry: Entry = { until: now() + KEPT_MS, kept: nothing, text: undefined }
      entry.kept = read(load, entry).catch((error: unknown) => {
        if (entries.get(key) === entry) entries.delete(key)
        throw error
      })
      entries.set(key, entry)
      return entry.kept
    },
    at(address) {
      const key = keyAt.get(address)
      return key === undefined ? undefined : fresh(key)?.text
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
