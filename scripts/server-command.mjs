import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { stopWith } from './lib/stop-with.mjs'

// npm run audit, npm run admin -- create …: one of the server's commands, run from the built server.
const [name = '', ...args] = process.argv.slice(2)
const commands = readdirSync(join(root, 'apps/server/src/commands')).map((file) => parse(file).name)
if (!commands.includes(name)) stopWith(`No hay un comando «${name}». Los que hay: ${commands.join(', ')}.`)
await ensureInstalled()
if (!(await build())) process.exit(1)
const file = join(root, 'apps/server/dist', `${name}.js`)
if (!existsSync(file)) stopWith(`El comando «${name}» no quedó armado.`)
process.chdir(root)
process.argv = [process.execPath, file, ...args]
process.setSourceMapsEnabled(true)
await import(file)
