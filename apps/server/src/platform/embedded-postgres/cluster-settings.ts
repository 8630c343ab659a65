import { totalmem } from 'node:os'
import type { EmbeddedCluster } from './embedded-cluster.ts'

export const postgresMajor = '18'
export const superuser = 'martillo'
export const databaseName = 'martillo'

const MB = 1024 * 1024

/**
 * An eighth of the machine's memory, 128 MB to 1 GB: with a million auctions the index of words no longer fits into the
 * usual 128, and what is fetched from outside of it takes three times as long. Only what is used is really taken.
 */
export function sharedBuffersMb(memoryBytes: number): number {
  return Math.min(1_024, Math.max(128, Math.floor(memoryBytes / 8 / MB)))
}

/** In bytes: the machine's, or what a container leaves of it. */
function ownMemory(): number {
  const allowed = process.constrainedMemory()
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}

/** The settings travel on the command line, so that a newer Martillo changes them without touching files of the data folder. */
export function clusterSettings(cluster: EmbeddedCluster, port: number): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    // The path of a Unix socket may have some hundred characters only, and a data folder may lie deeper.
    unix_socket_directories: '',
    max_connections: cluster.fsync ? '60' : '120',
    shared_buffers: `${sharedBuffersMb(ownMemory())}MB`,
    // Disks without moving heads: with the default of 4 the planner prefers a filter scan that is four times slower.
    random_page_cost: '1.1',
    jit: 'off',
    // Nothing here runs long enough to be worth the start of a helping process; and while one is searching, others bid.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // The detail of a broken unique constraint quotes the row, and rows hold people's addresses.
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(cluster.fsync ? {} : { fsync: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
