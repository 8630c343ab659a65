import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../../platform/http/failure.ts'

// Argon2id, the library's default kind. 19 MiB and two passes: about 50 ms of one core.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing shares libuv's four threads with files and pictures, so it takes at most half of them. */
const AT_ONCE = 2
const WAITING_LIMIT = 100
const BUSY = 'Hay mucha gente entrando a la vez. Probá de nuevo en un momento.'

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_LIMIT) throw new Failure(503, 'busy', BUSY, {}, 1)
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Hashes a password as it was typed; nothing is trimmed or cut. Throws 503 `busy` when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST))
}

let dummy: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash (no such account, or one without a password) the
 * same work is done all the same, so that the time says nothing.
 */
export async function verifyPassword(kept: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const against = kept ?? (await dummy)
  const right = await inTurn(() => verify(against, password))
  return right && kept !== null
}
