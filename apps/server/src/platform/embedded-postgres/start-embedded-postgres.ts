import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { adoptServer, bringUpServer } from './bring-up-server.ts'
import { chooseAccount } from './choose-account.ts'
import { connectionUrl } from './connection-file.ts'
import { embeddedCluster } from './embedded-cluster.ts'
import { findBinaries } from './find-binaries.ts'
import { addOwner, countLivingOwners, type Owner, removeOwner } from './owners.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { withDirectoryLock } from './with-directory-lock.ts'

export interface EmbeddedPostgresOptions {
  /** Folder for everything that Martillo keeps; the database lies in its `postgres`, its address in `database.url`. */
  readonly dataDir: string
  /** Preferred TCP port; by default the one of the last time. A busy one is replaced by a free one. */
  readonly port?: number
  /** Is told in Spanish what is going on whenever it takes noticeable time. */
  readonly onProgress?: (sentence: string) => void
  /** False for tests only: nothing is forced to disk. */
  readonly fsync?: boolean
}

export interface EmbeddedPostgres {
  readonly url: string
  /** Gives the database up; it ends with the last program that does. Calling it again does nothing. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with Martillo, or joins the one that already runs on this data folder: one left by a program that
 * was killed, or one that another program uses right now. Throws StartupError with a Spanish sentence when it cannot.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o711 })
  const dataDir = realpathSync(options.dataDir)
  const binaries = findBinaries()
  const account = chooseAccount(binaries.postgres, dataDir)
  const cluster = embeddedCluster(dataDir, binaries, account, options.fsync ?? true)
  const lock = join(dataDir, 'postgres.lock')
  const owners = join(dataDir, 'postgres-owners')
  const progress = options.onProgress ?? (() => undefined)

  const { connection, owner } = await withDirectoryLock(lock, async () => {
    const othersUseIt = countLivingOwners(owners) > 0
    const connection =
      (await adoptServer(cluster, othersUseIt, progress)) ??
      (await bringUpServer(cluster, options.port, progress))
    return { connection, owner: addOwner(owners) }
  })

  async function release(leaving: Owner): Promise<void> {
    await withDirectoryLock(lock, async () => {
      removeOwner(leaving)
      const postmaster = findPostmaster(cluster)
      if (postmaster !== undefined && countLivingOwners(owners) === 0) await stopPostmaster(postmaster)
    })
  }
  let released: Promise<void> | undefined
  return {
    url: connectionUrl(connection),
    stop() {
      released ??= release(owner)
      return released
    },
  }
}
