import { createAdapter } from '@socket.io/redis-streams-adapter'
import { createClient } from 'redis'
import type { Server } from 'socket.io'
import type { Log } from '../log.ts'
import type { LiveBus, LiveMessage } from './live-bus.ts'

/** Carries live events over a Redis stream, for many processes. */
export function makeRedisBus(io: Server, url: string, log: Pick<Log, 'warn'>): LiveBus {
  const redis = createClient({ url })
  redis.on('error', (error: unknown) => log.warn({ err: error }, 'Redis cannot be reached'))
  return {
    publish(message) {
      io.serverSideEmit('relay', message)
    },
    async start(onMessage) {
      await redis.connect()
      io.adapter(createAdapter(redis))
      io.on('relay', (message: LiveMessage) => onMessage(message))
    },
    async stop() {
      await redis.close()
    },
  }
}
