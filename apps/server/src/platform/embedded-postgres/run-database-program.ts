import { spawn } from 'node:child_process'
import { databaseEnvironment } from './choose-account.ts'
import type { EmbeddedCluster } from './embedded-cluster.ts'

export interface ProgramResult {
  readonly code: number | null
  readonly output: string
}

/** Runs initdb or postgres to its end under the cluster's account, with `input` on its standard input; never rejects for a bad exit. */
export function runDatabaseProgram(
  cluster: EmbeddedCluster,
  program: string,
  args: readonly string[],
  input = '',
): Promise<ProgramResult> {
  const [command = '', ...rest] = [...cluster.account.prefix, program, ...args]
  const child = spawn(command, rest, {
    cwd: cluster.dataDir,
    env: databaseEnvironment,
    ...cluster.account.user,
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  // A program that stops early closes its input; its exit code says all there is to say.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }))
  })
}
