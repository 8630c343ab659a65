import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { LiveBus, LiveMessage } from './live-bus.ts'

const CHANNEL = 'martillo_live'
/** A notification holds less than 8,000 bytes. */
const LIMIT_BYTES = 7_000
const GATHER_MS = 10
const WAITING_LIMIT = 5_000
const RECONNECT_MS = 500

interface Parcel {
  from: string
  messages: LiveMessage[]
}

/** What is too large to be carried becomes a pointer to it. */
function shrink(message: LiveMessage): string {
  const text = JSON.stringify(message)
  if (Buffer.byteLength(text) <= LIMIT_BYTES) return text
  return JSON.stringify({ readAgain: 'room' in message ? message.room : null } satisfies LiveMessage)
}

/** Takes from the front as many as one notification carries. */
function nextParcel(from: string, waiting: string[]): string {
  const head = `{"from":"${from}","messages":[`
  let bytes = head.length
  let count = 0
  for (const text of waiting) {
    bytes += Buffer.byteLength(text) + 1
    if (count > 0 && bytes > LIMIT_BYTES) break
    count += 1
  }
  return `${head}${waiting.splice(0, count).join(',')}]}`
}

/**
 * Carries live events between the processes of one database with LISTEN and NOTIFY on one connection of its
 * own, after the commit of what they tell: inside a bidding transaction a NOTIFY would serialise the commits.
 * After a lost connection everybody here reads again, because something may have been missed.
 */
export function makeNotifyBus(url: string, log: Pick<Log, 'warn' | 'info'>): LiveBus {
  const self = randomUUID()
  const waiting: string[] = []
  let client: pg.Client | undefined
  let hear: (message: LiveMessage) => void = () => {}
  let timer: NodeJS.Timeout | undefined
  let flushing: Promise<void> | undefined
  let stopped = false
  /** Gives the connection of now up for lost and looks for another. */
  let loseClient: (error?: unknown) => void = () => {}

  function onNotification(payload: string | undefined) {
    if (!payload) return
    const parcel = JSON.parse(payload) as Parcel
    if (parcel.from !== self) for (const message of parcel.messages) hear(message)
  }

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'martillo-live',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    const lose = (error?: unknown) => {
      // One that never came to be, or was lost before, is not the one in use.
      if (client !== next || stopped) return
      client = undefined
      log.warn({ err: error }, 'the live connection to the database was lost')
      next.end().catch(() => undefined)
      void reconnect()
    }
    next.on('error', lose)
    next.on('end', () => lose())
    next.on('notification', (note) => onNotification(note.payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      if (stopped) throw new Error('The live bus was stopped')
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    client = next
    loseClient = lose
  }

  async function reconnect() {
    while (!stopped && !client) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
      await connect().catch(() => undefined)
    }
    if (stopped) return
    log.info('the live connection to the database is back')
    hear({ readAgain: null })
    await flush()
  }

  /** One at a time: what is published meanwhile goes out in the same round. */
  function flush(): Promise<void> {
    timer = undefined
    flushing ??= sendWaiting().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  async function sendWaiting() {
    while (client && waiting.length > 0) {
      const parcel = nextParcel(self, waiting)
      try {
        await client.query('select pg_notify($1, $2)', [CHANNEL, parcel])
      } catch (error) {
        waiting.unshift(JSON.stringify({ readAgain: null } satisfies LiveMessage))
        // A dead connection refuses at once: asked again here, it would be asked for ever and the process
        // would never come to hear that it ended.
        loseClient(error)
        return
      }
    }
  }

  return {
    publish(message) {
      if (stopped) return
      if (waiting.length >= WAITING_LIMIT) waiting.splice(0, waiting.length, shrink({ readAgain: null }))
      else waiting.push(shrink(message))
      timer ??= setTimeout(() => void flush(), GATHER_MS)
    },
    async start(onMessage) {
      hear = onMessage
      await connect()
    },
    async stop() {
      clearTimeout(timer)
      await flush()
      stopped = true
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
