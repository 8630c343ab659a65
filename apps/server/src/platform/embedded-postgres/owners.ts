import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isIdentityAlive, processIdentity } from './process-identity.ts'

/** A program that uses the embedded database of a data folder. Call only while holding the folder's lock. */
export interface Owner {
  readonly file: string
}

/** Writes this program down as an owner of the database whose owners are kept in `directory`. */
export function addOwner(directory: string): Owner {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = join(directory, `${process.pid}-${randomUUID()}`)
  writeFileSync(file, processIdentity(process.pid) ?? '', { mode: 0o600 })
  return { file }
}

export function removeOwner(owner: Owner): void {
  rmSync(owner.file, { force: true })
}

/** How many owners still live. Those that died without saying so are forgotten on the way. */
export function countLivingOwners(directory: string): number {
  let living = 0
  for (const name of listFiles(directory)) {
    const file = join(directory, name)
    if (isIdentityAlive(readIdentity(file))) living += 1
    else rmSync(file, { force: true })
  }
  return living
}

function listFiles(directory: string): string[] {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function readIdentity(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
