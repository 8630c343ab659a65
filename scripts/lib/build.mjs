import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fromPackage, root } from './paths.mjs'
import { runNode } from './run-program.mjs'
import { clearStamp, hashSources, isStampFresh, writeStamp } from './stamp.mjs'

const shared = ['packages/domain/src', 'packages/contract/src', 'package-lock.json', 'tsconfig.base.json']

const ofWeb = ['src', 'public', 'index.html', 'vite.config.ts'].map((path) => `apps/web/${path}`)

const parts = [
  {
    name: 'web',
    title: 'la web',
    done: 'Web armada',
    sources: ofWeb,
    result: 'apps/web/dist/index.html',
  },
  {
    // What the server draws the pages with before the browser takes over.
    name: 'web',
    stamp: 'web-server',
    args: ['--ssr', 'src/entry-server.tsx'],
    title: 'el dibujo de las páginas',
    done: 'Dibujo de las páginas armado',
    sources: ofWeb,
    result: 'apps/web/dist-server/entry-server.js',
  },
  {
    name: 'server',
    title: 'el servidor',
    done: 'Servidor armado',
    sources: ['src', 'demo', 'vite.config.ts'].map((path) => `apps/server/${path}`),
    result: 'apps/server/dist/main.js',
  },
]

/** Builds the web and the server, each only when its sources have changed. Resolves with whether all went well. */
export async function build() {
  const results = await Promise.all(parts.map(buildPart))
  return results.every(Boolean)
}

async function buildPart(part) {
  const folder = join(root, 'apps', part.name)
  const stamp = `build-${part.stamp ?? part.name}`
  const hash = hashSources([...shared, ...part.sources])
  if (isStampFresh(stamp, hash) && existsSync(join(root, part.result))) return true
  console.log(`Armando ${part.title}…`)
  clearStamp(stamp)
  const vite = fromPackage('vite/bin/vite.js')
  const { code, output, ms } = await runNode(vite, ['build', ...(part.args ?? []), '--logLevel', 'warn'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0 || !existsSync(join(root, part.result))) {
    console.error(`${output}\nNo se pudo armar ${part.title}.`)
    return false
  }
  writeStamp(stamp, hash)
  console.log(`${part.done} (${(ms / 1000).toFixed(1)} s).`)
  return true
}
