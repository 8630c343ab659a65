import type { Socket } from 'socket.io'
import type { Hooks } from '../hooks.ts'
import type { Log } from '../log.ts'
import type { Session } from '../session.ts'
import type { Rooms } from './rooms.ts'

const WATCHED_LIMIT = 100
const MESSAGES_LIMIT = 300
const MESSAGES_PER_MS = 10_000

interface Context {
  readonly rooms: Rooms
  readonly hooks: Hooks
  readonly log: Pick<Log, 'warn'>
}

function auctionOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('auction' in message)) return undefined
  const { auction } = message
  const isId = Number.isSafeInteger(auction) && Number(auction) > 0 && Number(auction) <= 2_147_483_647
  return isId ? Number(auction) : undefined
}

/** Answers a message when its sender waits for an answer. */
function reply(acknowledge: unknown, answer: object) {
  if (typeof acknowledge === 'function') acknowledge(answer)
}

/** Gives a new connection its rooms: the person's and session's at once, auctions on `watch`. */
export function acceptSocket(socket: Socket, { rooms, hooks, log }: Context): void {
  const session = socket.data.session as Session | undefined
  const watched = new Set<number>()
  if (session) {
    void socket.join(`session:${session.id}`)
    rooms.join(socket, `user:${session.userId}`)
  }

  let messages = 0
  const window = setInterval(() => {
    messages = 0
  }, MESSAGES_PER_MS)
  socket.use((_message, next) => {
    messages += 1
    if (messages > MESSAGES_LIMIT) socket.disconnect(true)
    else next()
  })

  socket.on('watch', async (message: unknown, acknowledge: unknown) => {
    const auction = auctionOf(message)
    if (auction === undefined || watched.size >= WATCHED_LIMIT) return reply(acknowledge, { ok: false })
    const may = await hooks.mayWatch(auction, session).catch((error: unknown) => {
      log.warn({ err: error }, 'a live room could not be opened')
      return false
    })
    if (!may || !socket.connected) return reply(acknowledge, { ok: false })
    watched.add(auction)
    rooms.join(socket, `auction:${auction}`)
    reply(acknowledge, { ok: true })
  })
  socket.on('unwatch', (message: unknown, acknowledge: unknown) => {
    const auction = auctionOf(message)
    if (auction !== undefined && watched.delete(auction)) rooms.leave(socket, `auction:${auction}`)
    reply(acknowledge, { ok: true })
  })
  socket.on('disconnect', () => {
    clearInterval(window)
    rooms.leaveAll(socket)
  })
}
