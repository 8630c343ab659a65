import { once } from 'node:events'
import { createServer } from 'node:net'
import { StartupError } from '../config/startup-error.ts'

const FIRST = 3_000
const TRIES = 100

async function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ port, host, exclusive: true })
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  } finally {
    server.close()
  }
}

/** The port that was set, or the next free one from 3000. A set port that is taken throws StartupError. */
export async function choosePort(set: number | undefined, host: string): Promise<number> {
  if (set !== undefined) {
    if (await isFree(set, host)) return set
    throw new StartupError(
      `El puerto ${set} está ocupado. Cerrá el programa que lo usa o elegí otro con PORT.`,
    )
  }
  for (let port = FIRST; port < FIRST + TRIES; port++) if (await isFree(port, host)) return port
  throw new StartupError(`No hay un puerto libre entre ${FIRST} y ${FIRST + TRIES - 1}. Elegí uno con PORT.`)
}
