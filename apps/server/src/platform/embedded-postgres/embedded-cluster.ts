import { join } from 'node:path'
import type { Account } from './choose-account.ts'
import type { PostgresBinaries } from './find-binaries.ts'

/** The embedded database of one data folder: where its files are and how its programs are run. */
export interface EmbeddedCluster {
  readonly dataDir: string
  /** PostgreSQL's own folder. */
  readonly postgresDir: string
  readonly logFile: string
  readonly binaries: PostgresBinaries
  readonly account: Account
  /** False only for tests: faster, and a power cut may lose everything. */
  readonly fsync: boolean
}

export function embeddedCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  account: Account,
  fsync: boolean,
): EmbeddedCluster {
  return {
    dataDir,
    postgresDir: join(dataDir, 'postgres'),
    logFile: join(dataDir, 'postgres.log'),
    binaries,
    account,
    fsync,
  }
}
