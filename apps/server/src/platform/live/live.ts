import type { LiveEventName, LiveEvents } from '@martillo/contract/live-events'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { Hooks } from '../hooks.ts'
import { ownOrigins } from '../http/origin-check.ts'
import { sessionCookieName } from '../http/session-cookie.ts'
import type { Log } from '../log.ts'
import { acceptSocket } from './accept-socket.ts'
import type { LiveBus, LiveMessage } from './live-bus.ts'
import { isLiveOrigin } from './live-origin.ts'
import { makeNotifyBus } from './notify-bus.ts'
import { makeRooms } from './rooms.ts'

/** Tells what was committed. Delivery is at most once; nothing waits for it and nothing depends on it. */
export interface Live {
  toAuction<N extends LiveEventName>(auctionId: number, event: N, payload: LiveEvents[N]): void
  /** To all devices of one person. */
  toUser<N extends LiveEventName>(userId: number, event: N, payload: LiveEvents[N]): void
  /** Closes the connections of a session in every process. */
  endSession(sessionId: string): void
  /** Who may watch an auction has changed: whoever does is cut off in every process, comes back and asks again. */
  openAnew(auctionId: number): void
  /**
   * Calls `listener` with each auction that there is news of, told here or in another process, before anybody who
   * watches it hears; with null when news may have been missed. For what is kept of auctions in memory.
   */
  hear(listener: (auctionId: number | null) => void): void
  /** Connections to this process. */
  connections(): number
  start(): Promise<void>
  /** Closes the connections of this process; what is told goes on to the others. */
  disconnect(): void
  /** Tells the others the rest; afterwards nothing is told any more. */
  stop(): Promise<void>
}

export interface LiveOptions {
  readonly app: FastifyInstance
  readonly hooks: Hooks
  readonly publicUrl: string
  readonly appOrigins: readonly string[]
  readonly databaseUrl: string
  readonly redisUrl?: string | undefined
}

const SLICE = 500
const MESSAGE_LIMIT_BYTES = 4_096

async function openBus(io: Server, { redisUrl, databaseUrl }: LiveOptions, log: Log): Promise<LiveBus> {
  if (!redisUrl) return makeNotifyBus(databaseUrl, log)
  const { makeRedisBus } = await import('./redis-bus.ts')
  return makeRedisBus(io, redisUrl, log)
}

export async function makeLive(options: LiveOptions): Promise<Live> {
  const { app, hooks, publicUrl } = options
  const log = app.log
  const own = ownOrigins(publicUrl, options.appOrigins)
  const io = new Server(app.server, {
    path: '/api/live',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_LIMIT_BYTES,
    allowRequest: (request, done) => done(null, isLiveOrigin(request, own)),
  })
  const rooms = makeRooms(io)
  const bus = await openBus(io, options, log)

  /** A cut connection comes back by itself and reads again; in slices, so that bids have their turn. */
  async function cut(sockets: readonly (Socket | undefined)[]) {
    for (let from = 0; from < sockets.length; from += SLICE) {
      for (const socket of sockets.slice(from, from + SLICE)) socket?.conn.close()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  const listeners: ((auctionId: number | null) => void)[] = []
  function hear(auctionId: number | null) {
    for (const listener of listeners) listener(auctionId)
  }

  function deliver(message: LiveMessage) {
    if ('room' in message) {
      const [kind, id] = message.room.split(':')
      if (kind === 'auction') hear(Number(id))
      return rooms.send(message.room, message.event, message.payload)
    }
    if ('endSession' in message) {
      const room = `session:${message.endSession}`
      io.local.in(room).emit('session.ended', { session: message.endSession })
      io.local.in(room).disconnectSockets(true)
      return
    }
    hear(null)
    const ids = message.readAgain === null ? [...io.sockets.sockets.keys()] : rooms.members(message.readAgain)
    void cut(ids.map((id) => io.sockets.sockets.get(id)))
  }

  function tell(message: LiveMessage) {
    deliver(message)
    bus.publish(message)
  }

  io.use((socket, next) => {
    const { headers, auth } = socket.handshake
    const bearer = typeof auth.token === 'string' && auth.token !== '' ? auth.token : undefined
    const cookie = app.parseCookie(headers.cookie ?? '')[sessionCookieName(publicUrl)]
    const found = bearer || cookie ? hooks.findSession({ bearer, cookie }) : Promise.resolve(undefined)
    found.then(
      (session) => {
        socket.data.session = session
        next()
      },
      () => next(new Error('unavailable')),
    )
  })
  io.on('connection', (socket) => acceptSocket(socket, { rooms, hooks, log }))

  return {
    toAuction: (auctionId, event, payload) => tell({ room: `auction:${auctionId}`, event, payload }),
    toUser: (userId, event, payload) => tell({ room: `user:${userId}`, event, payload }),
    endSession: (sessionId) => tell({ endSession: sessionId }),
    openAnew: (auctionId) => tell({ readAgain: `auction:${auctionId}` }),
    hear: (listener) => void listeners.push(listener),
    connections: () => io.engine.clientsCount,
    start: () => bus.start(deliver),
    disconnect: () => void io.engine.close(),
    stop: () => bus.stop(),
  }
}
