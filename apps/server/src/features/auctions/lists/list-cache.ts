import { PackedBody } from '../../../platform/http/packed-body.ts'

/** What was read, and until when at most it may be shown: the next instant at which one of its phases changes. */
export interface Loaded {
  readonly body: object
  /** Epoch milliseconds of the deciding clock; `Infinity` when no phase is going to change. */
  readonly changesAt: number
  /** What it was read from; the same for as long as nothing of that changes. */
  readonly version?: string
}

export interface ListCache {
  /** A list as JSON, from now on also `at` the address. Requests for one that is being read wait for that reading. */
  get(key: string, load: () => Promise<Loaded>, address: string): Promise<PackedBody>
  /** What was read for an address, while it may still be shown. */
  at(address: string): PackedBody | undefined
  /**
   * Asks for the versions of what was wanted since the last time, by their keys: what is still so may be shown for another
   * second, as if it had been read again.
   */
  confirm(versionsOf: (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>): Promise<void>
  forget(key: string): void
  /** Forgets everything: something was published here. */
  clear(): void
}

interface Read extends Pick<Loaded, 'changesAt' | 'version'> {
  readonly text: PackedBody
}

interface Entry {
  /** When it was read or confirmed. */
  from: number
  until: number
  kept: Promise<PackedBody>
  /** Once it is. */
  read: Read | undefined
  /** Since the last confirmation. */
  wanted: boolean
}

const nothing = Promise.resolve(new PackedBody(''))
const KEPT_MS = 1_000
const ENTRIES = 1_000
const LONGEST_ADDRESS = 300
/** Fewer at a time take no longer, and those asked about first need not wait for the last. */
const ASKED_AT_ONCE = 500

/** Whether it may be shown; not either where the clock has gone back behind its reading. */
function isFresh({ from, until }: Entry, at: number): boolean {
  return from <= at && at < until
}

/**
 * Lists are the same for everyone, so each is read and written as text at most once a second. An entry ends
 * sooner when a phase changes, so that a list never shows another state than the page of the auction.
 */
export function makeListCache(now: () => number, mostEntries = ENTRIES): ListCache {
  const entries = new Map<string, Entry>()
  const keyAt = new Map<string, string>()

  async function read(load: () => Promise<Loaded>, entry: Entry) {
    const { body, changesAt, version } = await load()
    const text = new PackedBody(JSON.stringify(body))
    entry.until = Math.min(entry.until, changesAt)
    entry.read = { text, changesAt, ...(version !== undefined && { version }) }
    return text
  }

  function makeRoom() {
    for (const key of entries.keys()) {
      if (entries.size < mostEntries) return
      entries.delete(key)
    }
  }

  function fresh(key: string): Entry | undefined {
    const known = entries.get(key)
    if (!known || !isFresh(known, now())) return
    known.wanted = true
    return known
  }

  function learnAddress(address: string, key: string) {
    if (address.length > LONGEST_ADDRESS) return
    if (keyAt.size >= mostEntries) keyAt.clear()
    keyAt.set(address, key)
  }

  return {
    get(key, load, address) {
      learnAddress(address, key)
      const known = fresh(key)
      if (known) return known.kept
      entries.delete(key)
      makeRoom()
      const from = now()
      const entry: Entry = { from, until: from + KEPT_MS, kept: nothing, read: undefined, wanted: false }
      entry.kept = read(load, entry).catch((error: unknown) => {
        if (entries.get(key) === entry) entries.delete(key)
        throw error
      })
      entries.set(key, entry)
      return entry.kept
    },
    at(address) {
      const key = keyAt.get(address)
      return key === undefined ? undefined : fresh(key)?.read?.text
    },
    async confirm(versionsOf) {
      const at = now()
      const asked = [...entries].flatMap(([key, entry]) => {
        const { wanted, read } = entry
        return wanted && isFresh(entry, at) && read?.version !== undefined ? [{ key, entry, read }] : []
      })
      for (let first = 0; first < asked.length; first += ASKED_AT_ONCE) {
        const some = asked.slice(first, first + ASKED_AT_ONCE)
        for (const { entry } of some) entry.wanted = false
        const from = now()
        const versions = await versionsOf(some.map(({ key }) => key))
        for (const { key, entry, read } of some) {
          if (entries.get(key) !== entry) continue
          entries.delete(key)
          if (versions.get(key) !== read.version) continue
          entry.from = from
          entry.until = Math.min(from + KEPT_MS, read.changesAt)
          // Behind the others: what nobody wants makes room first.
          entries.set(key, entry)
        }
      }
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}
