import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartupError } from '../config/startup-error.ts'

const FIRST = 3_000
const TRIES = 100

/** The port that was really taken, for 0 means any; nothing when another program has it. */
async function probe(port: number, host: string): Promise<number | undefined> {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : port
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined
    throw error
  } finally {
    server.close()
  }
}

/** The port that was set, or the next free one from 3000. A set port that is taken throws StartupError. */
export async function choosePort(set: number | undefined, host: string): Promise<number> {
  if (set !== undefined) {
    const free = await probe(set, host)
    if (free !== undefined) return free
    throw new StartupError(
      `El puerto ${set} está ocupado. Cerrá el programa que lo usa o elegí otro con PORT.`,
    )
  }
  for (let port = FIRST; port < FIRST + TRIES; port++) if (await probe(port, host)) return port
  throw new StartupError(`No hay un puerto libre entre ${FIRST} y ${FIRST + TRIES - 1}. Elegí uno con PORT.`)
}
