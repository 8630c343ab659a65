import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createServer } from 'vite'

// Draws pages as the server does, in a thread of its own: React refuses contexts that two renderers use side by side.
const vite = await createServer({
  root: path.join(import.meta.dirname, '../..'),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { drawPage } = await vite.ssrLoadModule('/src/entry-server.tsx')
const { answer, DRAWN_AT } = await vite.ssrLoadModule('/src/drawing/answers.testing.ts')
const pages = {}
for (const url of workerData) {
  pages[url] = await drawPage({
    url,
    drawnAt: DRAWN_AT,
    read: answer,
    onError(error) {
      throw error
    },
  })
}
await vite.close()
parentPort?.postMessage(pages)
