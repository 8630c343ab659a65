import { buildApp } from './app.ts'
import { loadWeb } from './pages/load-web.ts'
import { warmPages } from './pages/warm-pages.ts'
import { publicUrl } from './platform/config/config.ts'
import { explainStartupError } from './platform/config/explain-startup-error.ts'
import { readConfig } from './platform/config/read-config.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { choosePort } from './platform/process/choose-port.ts'
import { greeting } from './platform/process/greeting.ts'
import { stopOnSignal } from './platform/process/stop-on-signal.ts'
import { waitForDatabase } from './platform/process/wait-for-database.ts'

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

/** From the environment to a listening process: configuration, database, tables, slices, port, signals. */
async function main() {
  const config = readConfig(process.env)
  const port = await choosePort(config.port, config.host)
  const address = publicUrl(config, port)

  const starting = config.databaseUrl
    ? undefined
    : startEmbeddedPostgres({ dataDir: config.dataDir, onProgress: say })
  // Before it has started: a signal in the middle would leave the database running without an owner.
  signals.atStop(async () => (await starting?.catch(() => undefined))?.stop())
  const embedded = await starting
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  await waitForDatabase(databaseUrl)
  await migrate({ url: databaseUrl, onProgress: say })

  const platform = await buildApp(
    {
      config,
      publicUrl: address,
      databaseUrl,
      log: { level: process.env.LOG_LEVEL ?? (config.demo ? 'warn' : 'info') },
    },
    await loadWeb(),
  )
  signals.atStop(() => platform.stop())
  await platform.start()
  if (config.demo) {
    // Its drawings and texts are large and of no use to any other start.
    const { fillDemo } = await import('../demo/fill-demo.ts')
    const size = config.demoSize
    await fillDemo({ ...platform, ...(size !== undefined && { size }), onProgress: say })
  }
  await warmPages(platform)
  if (signals.isStopping()) return
  await platform.app.listen({ port, host: config.host })
  for (const line of greeting(config, address, port)) say(line)
}

const signals = stopOnSignal(say)
main().catch((error: unknown) => {
  if (signals.isStopping()) return
  const sentence = explainStartupError(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  void signals.end(1)
})
