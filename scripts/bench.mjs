import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { fromPackage, root } from './lib/paths.mjs'
import { runNode } from './lib/run-program.mjs'
import { stopWith } from './lib/stop-with.mjs'

// npm run bench -- bids …: builds bench/bids.ts (Node 20 runs no TypeScript) and runs it against the built server.
const [name = '', ...args] = process.argv.slice(2)
const benches = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => parse(file).name)
if (!benches.includes(name))
  stopWith(`Elegí una medición: npm run bench -- ${benches.join(' | ') || '(no hay)'}`)
await ensureInstalled()
if (!(await build())) process.exit(1)
const folder = join(root, 'bench')
const built = await runNode(
  fromPackage('vite/bin/vite.js'),
  ['build', '--ssr', `${name}.ts`, '--outDir', 'dist', '--emptyOutDir', 'false', '--logLevel', 'warn'],
  { cwd: folder },
)
if (built.code !== 0) stopWith(built.output)
process.chdir(root)
const file = join(folder, 'dist', `${name}.js`)
process.argv = [process.execPath, file, ...args]
process.setSourceMapsEnabled(true)
await import(file)
