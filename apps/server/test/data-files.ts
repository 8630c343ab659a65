import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

interface DataFile {
  /** Below the data directory, with slashes. */
  readonly path: string
  readonly content: Buffer
}

/** Every file of a data directory but the database's own. */
export function readDataFiles(dataDir: string): DataFile[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataDir, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ path: relative(dataDir, file).replaceAll('\\', '/'), content: readFileSync(file) }))
    .filter(({ path }) => !path.startsWith('postgres'))
}
