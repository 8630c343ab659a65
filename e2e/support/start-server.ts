import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export interface RunningServer {
  readonly url: string
  readonly dataDir: string
  /** Stops the server, with it its database, and removes its data. */
  stop(): Promise<void>
}

const MAIN = resolve(import.meta.dirname, '../../apps/server/dist/main.js')
const READY_WITHIN_MS = 180_000
const GONE_WITHIN_MS = 20_000
const SAID_LINES = 40

/** The demonstration is small here: journeys need lists with a few pages, not a whole market. */
const DEMO_SIZE = process.env.E2E_DEMO_SIZE ?? '24'

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch {
    return false
  }
}

async function isGone(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return true
  await Promise.race([once(child, 'exit'), wait(GONE_WITHIN_MS, undefined, { ref: false })])
  return child.exitCode !== null || child.signalCode !== null
}

/** The built server as `npm start` runs it, in trial mode, on a free port, with a data folder of its own. `variables` are further ones. */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  if (!existsSync(MAIN)) throw new Error('The server is not built: npm run build.')
  const dataDir = await mkdtemp(join(tmpdir(), 'martillo-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_SIZE,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // A run that is broken off takes its server along.
  process.once('exit', () => child.kill('SIGTERM'))
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.push(...text.split('\n').filter((line) => line.trim() !== ''))
      said.splice(0, said.length - SAID_LINES)
    })
  }

  async function stop() {
    child.kill('SIGTERM')
    const gone = await isGone(child)
    if (!gone) child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    if (!gone) throw new Error(`The server did not stop by itself.\n${said.join('\n')}`)
  }

  const until = performance.now() + READY_WITHIN_MS
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() > until) {
      await stop().catch(() => undefined)
      throw new Error(`The server did not become ready.\n${said.join('\n')}`)
    }
    await wait(200)
  }
  return { url, dataDir, stop }
}
