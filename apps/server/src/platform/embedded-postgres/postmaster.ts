import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseEnvironment } from './choose-account.ts'
import { clusterSettings } from './cluster-settings.ts'
import type { EmbeddedCluster } from './embedded-cluster.ts'
import { isIdentityAlive, processIdentity } from './process-identity.ts'

const pauseMs = 40
const largestLogBytes = 20_000_000

/** A running server process of the cluster. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly isAlive: () => boolean
  /** What the server wrote to its log since it was started here; empty for an adopted one. */
  readonly readLog: () => string
}

/** The server that now runs on the cluster's files, whoever started it. A `postmaster.pid` left by a crash finds none. */
export function findPostmaster(cluster: EmbeddedCluster): Postmaster | undefined {
  const lines = readText(pidFile(cluster)).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!(pid > 0 && port > 0)) return undefined
  const identity = processIdentity(pid)
  if (identity === undefined || !runsOn(pid, cluster.postgresDir)) return undefined
  return { pid, port, isAlive: () => isIdentityAlive(identity), readLog: () => '' }
}

/** The system gives old pids to new processes; a server works in its data folder, which tells it from a stranger. */
function runsOn(pid: number, directory: string): boolean {
  try {
    if (!existsSync('/proc/self/cwd')) return readCommandLine(pid).includes(directory)
    return realpathSync(readlinkSync(`/proc/${pid}/cwd`)) === realpathSync(directory)
  } catch {
    return false
  }
}

function readCommandLine(pid: number): string {
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}

/** Starts the server in a session of its own, so that neither Ctrl+C nor the death of this program takes it along. */
export function launchPostmaster(cluster: EmbeddedCluster, port: number): Postmaster {
  rmSync(pidFile(cluster), { force: true })
  const offset = prepareLog(cluster.logFile)
  const log = openSync(cluster.logFile, 'a', 0o600)
  const args = ['-D', cluster.postgresDir, ...clusterSettings(cluster, port)]
  const [command = '', ...rest] = [...cluster.account.prefix, cluster.binaries.postgres, ...args]
  const child = spawn(command, rest, {
    cwd: cluster.dataDir,
    env: databaseEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
    ...cluster.account.user,
  })
  closeSync(log)
  let failed = child.pid === undefined
  child.once('error', () => {
    failed = true
  })
  child.unref()
  return {
    pid: child.pid ?? 0,
    port,
    isAlive: () => !failed && child.exitCode === null && child.signalCode === null,
    readLog: () => readFileSync(cluster.logFile).subarray(offset).toString('utf8'),
  }
}

/** Stops the server cleanly, cutting its sessions; after 30 s without the checkpoint, which the next start then makes up for. */
export async function stopPostmaster(postmaster: Postmaster): Promise<void> {
  if (await endsAfter(postmaster, 'SIGINT', 30_000)) return
  if (await endsAfter(postmaster, 'SIGQUIT', 10_000)) return
  await endsAfter(postmaster, 'SIGKILL', 5_000)
}

async function endsAfter(
  postmaster: Postmaster,
  signal: NodeJS.Signals,
  patienceMs: number,
): Promise<boolean> {
  if (!postmaster.isAlive()) return true
  try {
    process.kill(postmaster.pid, signal)
  } catch {
    return true
  }
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pauseMs) {
    if (!postmaster.isAlive()) return true
    await wait(pauseMs)
  }
  return false
}

/** Keeps one older log beside the current one. Returns where the part of the coming server begins. */
function prepareLog(logFile: string): number {
  const size = existsSync(logFile) ? statSync(logFile).size : 0
  if (size <= largestLogBytes) return size
  renameSync(logFile, `${logFile}.1`)
  return 0
}

function pidFile(cluster: EmbeddedCluster): string {
  return join(cluster.postgresDir, 'postmaster.pid')
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
