import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { StartupError } from '../config/startup-error.ts'
import { isIdentityAlive, processIdentity } from './process-identity.ts'

const pauseMs = 50
const patienceMs = 120_000
const takeoverMs = 10_000

/**
 * Runs `work` while no other process (and no other call of this one) holds the lock file `path`.
 * The lock of a process that died is taken over. Throws StartupError when a living one keeps it for two minutes.
 */
export async function withDirectoryLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const claim = `${processIdentity(process.pid)}\n${randomUUID()}`
  for (let waitedMs = 0; !claimFile(path, claim); waitedMs += pauseMs) {
    if (waitedMs >= patienceMs)
      throw new StartupError(
        `Otro Martillo está usando la base de datos de esta carpeta y no la suelta («${path}»). Cerralo y volvé a intentar.`,
      )
    clearDeadLock(path, claim)
    await wait(pauseMs)
  }
  try {
    return await work()
  } finally {
    if (readText(path) === claim) rmSync(path, { force: true })
  }
}

/** Writes the whole file first and links it into place, so that nobody ever reads half a claim. */
function claimFile(path: string, claim: string): boolean {
  const draft = `${path}.${randomUUID()}`
  writeFileSync(draft, claim, { mode: 0o600 })
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Two waiting processes may both find the lock dead. Only the one that gets the takeover file may remove it, and it reads the
 * lock again first: otherwise the slower one would remove the lock that the faster one has just taken.
 */
function clearDeadLock(path: string, claim: string): void {
  const held = readText(path)
  if (held === undefined || isIdentityAlive(firstLine(held))) return
  const takeover = `${path}.takeover`
  if (!claimFile(takeover, claim)) {
    removeOldTakeover(takeover)
    return
  }
  if (readText(path) === held) rmSync(path, { force: true })
  rmSync(takeover, { force: true })
}

function removeOldTakeover(takeover: string): void {
  const held = readText(takeover)
  if (held === undefined || isIdentityAlive(firstLine(held))) return
  const ageMs = performance.timeOrigin + performance.now() - modifiedAt(takeover)
  if (ageMs > takeoverMs) rmSync(takeover, { force: true })
}

function modifiedAt(path: string): number {
  try {
    return statSync(path).mtimeMs
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
