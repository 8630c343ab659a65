import { setTimeout as wait } from 'node:timers/promises'
import { StartupError } from '../config/startup-error.ts'
import { type Answer, askDatabase } from './ask-database.ts'
import { choosePort } from './choose-port.ts'
import { type Connection, makePassword, readConnection, writeConnection } from './connection-file.ts'
import type { EmbeddedCluster } from './embedded-cluster.ts'
import { explainFailure } from './explain-failure.ts'
import { giveToAccount } from './give-to-account.ts'
import { hasCluster, initialiseCluster, resetPassword } from './initialise-cluster.ts'
import { findPostmaster, launchPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts'

type Progress = (sentence: string) => void

const pauseMs = 50
/** Repeating the log after a crash may take minutes on a slow disk. */
const recoveryPatienceMs = 600_000
const launchTries = 5

/**
 * The connection to the server that already runs on these files and lets us in; undefined when there is none.
 * A server whose password is lost is stopped, unless somebody uses it (StartupError).
 */
export async function adoptServer(
  cluster: EmbeddedCluster,
  othersUseIt: boolean,
  progress: Progress,
): Promise<Connection | undefined> {
  const postmaster = findPostmaster(cluster)
  if (postmaster === undefined) return undefined
  const known = readConnection(cluster.dataDir)
  const connection = known && { ...known, port: postmaster.port }
  const answer = connection === undefined ? 'refused' : await awaitAnswer(postmaster, connection)
  if (connection !== undefined && answer === 'ours') {
    if (known?.port !== connection.port) writeConnection(cluster.dataDir, connection)
    progress('La base de datos ya estaba en marcha.')
    return connection
  }
  if (postmaster.isAlive() && othersUseIt)
    throw new StartupError(
      `Otro programa usa la base de datos de «${cluster.dataDir}», pero la dirección de «database.url» no sirve para entrar. Cerrá ese programa y volvé a intentar.`,
    )
  await stopPostmaster(postmaster)
  return undefined
}

/** Starts a server on these files, after making them where there are none, and writes its address down. */
export async function bringUpServer(
  cluster: EmbeddedCluster,
  preferredPort: number | undefined,
  progress: Progress,
): Promise<Connection> {
  const known = readConnection(cluster.dataDir)
  const password = known?.password ?? makePassword()
  if (!hasCluster(cluster)) {
    progress('Preparando la base de datos (solo la primera vez)…')
    await initialiseCluster(cluster, password)
  } else {
    giveToAccount(cluster.postgresDir, cluster.account)
    if (known === undefined) await resetPassword(cluster, password)
  }
  progress('Iniciando la base de datos…')
  return launch(cluster, { port: preferredPort ?? known?.port ?? 0, password })
}

async function launch(cluster: EmbeddedCluster, wanted: Connection): Promise<Connection> {
  let connection = wanted
  for (let tries = 1; ; tries += 1) {
    connection = { ...connection, port: await choosePort(connection.port) }
    writeConnection(cluster.dataDir, connection)
    const postmaster = launchPostmaster(cluster, connection.port)
    const answer = await awaitAnswer(postmaster, connection)
    if (answer === 'ours') return connection
    const log = postmaster.readLog()
    if (tries >= launchTries || (answer === 'silent' && !mayPass(log))) {
      await stopPostmaster(postmaster)
      throw explainFailure(cluster.dataDir, log, cluster.logFile)
    }
    await stopPostmaster(postmaster)
    // The files came from elsewhere and have another password than the address beside them.
    if (answer === 'refused') await resetPassword(cluster, connection.password)
    await wait(500)
  }
}

/** Somebody was faster on the port, or the children of a killed server are still on their way out. */
function mayPass(log: string): boolean {
  return /could not bind|address already in use|could not create any TCP\/IP sockets|still in use/i.test(log)
}

async function awaitAnswer(postmaster: Postmaster, connection: Connection): Promise<Answer> {
  for (let waitedMs = 0; waitedMs < recoveryPatienceMs; waitedMs += pauseMs) {
    if (!postmaster.isAlive()) return 'silent'
    const answer = await askDatabase(connection)
    if (answer !== 'silent') return answer
    await wait(pauseMs)
  }
  return 'silent'
}
