import { join } from 'node:path'
import { freePort } from './lib/free-port.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { serverChild } from './lib/server-child.mjs'

// npm run dev: the server built again and restarted at each change, the web with hot reload in front of it. One Ctrl+C ends both.
await ensureInstalled()
const { build, createServer } = await import('vite')

const serverPort = Number(process.env.PORT ?? (await freePort(3000)))
const webPort = await freePort(5173)
const address = `http://localhost:${webPort}`
const server = serverChild({
  PORT: String(serverPort),
  PUBLIC_URL: process.env.PUBLIC_URL ?? address,
  NODE_ENV: 'development',
})
// Read by the web's Vite configuration for its proxy.
process.env.MARTILLO_SERVER = `http://127.0.0.1:${serverPort}`

const watcher = await build({
  root: join(root, 'apps/server'),
  configFile: join(root, 'apps/server/vite.config.ts'),
  logLevel: 'warn',
  build: { watch: {} },
})
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') void event.result?.close?.()
  if (event.code === 'END') {
    console.log('Servidor armado: lo inicio de nuevo.')
    void server.restart()
  }
  if (event.code === 'ERROR') console.error(event.error)
})

const web = await createServer({
  root: join(root, 'apps/web'),
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { port: webPort, strictPort: true },
})
await web.listen()
console.log(`Web con recarga: ${address} · servidor: http://localhost:${serverPort}`)

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await Promise.allSettled([watcher.close(), web.close(), server.stop()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
