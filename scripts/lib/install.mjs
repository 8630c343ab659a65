import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { runInTerminal } from './run-program.mjs'
import { stopWith } from './stop-with.mjs'

/** Refuses an old Node with a sentence, and installs the packages when those in node_modules are not those of the lock file. */
export async function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stopWith(`Martillo necesita Node 20.19 o más nuevo, y este es ${process.versions.node}.`)
  const fresh = !existsSync(join(root, 'node_modules/.package-lock.json'))
  if (!fresh && isInstalled()) return
  console.log('Instalando los paquetes (la primera vez tarda un minuto o dos)…')
  const args = fresh ? ['ci'] : ['install', '--no-save']
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await runInTerminal(npm, [...args, '--no-audit', '--no-fund'])
  if (code !== 0) stopWith('No se pudieron instalar los paquetes. Revisá la conexión y volvé a intentar.')
}

/** npm keeps a copy of the lock file with what it really installed. Packages of other systems are optional and may be missing. */
function isInstalled() {
  const wanted = readLock('package-lock.json')
  const present = readLock('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || !path.includes('node_modules/')) return true
    const found = present[path]
    if (found === undefined) return Boolean(entry.optional || entry.devOptional || entry.peer)
    return found.version === entry.version && Boolean(found.link) === Boolean(entry.link)
  })
}

function readLock(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8')).packages
}
