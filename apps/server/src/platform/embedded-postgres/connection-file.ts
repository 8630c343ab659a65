import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName, superuser } from './cluster-settings.ts'

export interface Connection {
  readonly port: number
  readonly password: string
}

export function makePassword(): string {
  return randomBytes(24).toString('hex')
}

export function connectionUrl({ port, password }: Connection): string {
  return `postgresql://${superuser}:${password}@127.0.0.1:${port}/${databaseName}`
}

/** Reads back what writeConnection wrote; undefined when there is nothing usable. */
export function readConnection(dataDir: string): Connection | undefined {
  try {
    const url = new URL(readFileSync(fileOf(dataDir), 'utf8').trim())
    const port = Number(url.port)
    const usable = /^[0-9a-f]{16,}$/.test(url.password) && Number.isInteger(port) && port > 0
    return usable ? { port, password: url.password } : undefined
  } catch {
    return undefined
  }
}

/** Writes `DATA_DIR/database.url`, readable by its owner only. */
export function writeConnection(dataDir: string, connection: Connection): void {
  const draft = `${fileOf(dataDir)}.new`
  writeFileSync(draft, `${connectionUrl(connection)}\n`, { mode: 0o600 })
  renameSync(draft, fileOf(dataDir))
}

function fileOf(dataDir: string): string {
  return join(dataDir, 'database.url')
}
