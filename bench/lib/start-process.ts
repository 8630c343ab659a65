import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Runs another role of this program in a process of its own, and gives the first thing that it reports. */
export async function runRole<T>(
  role: string,
  plan: object,
): Promise<{ readonly result: T; readonly child: ChildProcess }> {
  const child = fork(process.argv[1] ?? '', ['role', role, JSON.stringify(plan)], { stdio: 'inherit' })
  const [result] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The role ${role} ended with ${code}`)
    }),
  ])) as [T]
  return { result, child }
}

/** The role that this process was started in, and its plan; nothing when it is the program itself. */
export function roleOfProcess(): { readonly role: string; readonly plan: unknown } | undefined {
  const [word, role = '', plan = '{}'] = process.argv.slice(2)
  return word === 'role' ? { role, plan: JSON.parse(plan) } : undefined
}

export interface ServerProcess {
  readonly port: number
  readonly child: ChildProcess
  /** Asks it to end in good order and waits. */
  stop(): Promise<void>
}

/** Where the built server lies, seen from the repository's root, which `npm run bench` makes the working folder. */
export const SERVER = process.env.BENCH_SERVER ?? join('apps', 'server', 'dist', 'main.js')
const START_LIMIT_MS = 60_000

/** Starts the real server in a process of its own and waits until it answers. */
export async function startServer(
  port: number,
  env: Readonly<Record<string, string>>,
  limitMs = START_LIMIT_MS,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', SERVER], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: '0',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  // Whoever breaks the measurement off leaves no server behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      child.kill('SIGTERM')
      void ended.then(() => process.exit(1))
    })
  }
  const limit = performance.now() + limitMs
  const url = join(env.DATA_DIR ?? '', 'database.url')
  while (!(existsSync(url) || env.DATABASE_URL) || !(await answers(port))) {
    if (child.exitCode !== null || performance.now() > limit) throw new Error('The server did not start')
    await pause(50)
  }
  return {
    port,
    child,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
