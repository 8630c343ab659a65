import { foldEvents } from './fold-events.ts'

export interface Shard {
  emit(event: string, payload: object): void
}

interface Pending {
  event: string
  payload: object
}

const CROWD = 1_000
const SNAPSHOT_EVERY_MS = 150

/** Events of which only the newest matters when many come: the rest waits for nobody. */
const FOLDABLE = new Set(['bid.placed', 'auction.extended'])

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Sends the events of one room in order. A room is a few shards of up to 500 sockets, each serialised once,
 * and between two shards other work has its turn. Above a thousand watchers price changes go out as one
 * snapshot, at most seven times a second.
 */
export function makeRoomSender(shards: () => readonly Shard[], watchers: () => number) {
  let queue: Pending[] = []
  let sending = false
  let snapshot: NodeJS.Timeout | undefined

  async function drain() {
    sending = true
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { event, payload } = next
      const [first, ...rest] = shards()
      first?.emit(event, payload)
      for (const shard of rest) {
        await turn()
        shard.emit(event, payload)
      }
    }
    sending = false
  }

  function release() {
    clearTimeout(snapshot)
    snapshot = undefined
    if (!sending) void drain()
  }

  return {
    send(event: string, payload: object) {
      const crowded = watchers() > CROWD
      if (!crowded || !FOLDABLE.has(event)) {
        queue.push({ event, payload })
        release()
        return
      }
      queue = foldEvents(queue, { event, payload })
      snapshot ??= setTimeout(release, SNAPSHOT_EVERY_MS)
    },
    stop: () => clearTimeout(snapshot),
  }
}
