import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './run-program.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of the system's Chromium: CHROMIUM_PATH, or found in PATH, or (as root) installed now. Undefined when there is none. */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? findChromium()
  if (found !== undefined || process.getuid?.() !== 0) return found
  console.log('Instalando Chromium del sistema…')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-q'], { env })
  const { code, output } = await runProgram(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium'],
    { env },
  )
  if (code !== 0) console.error(output)
  return findChromium()
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}
