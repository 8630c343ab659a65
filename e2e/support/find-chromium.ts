import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The system's Chromium: the path that was given, or the first one on the PATH. Throws when there is none. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(existsSync)
  if (!found) throw new Error('There is no Chromium: install it, or say where it is with CHROMIUM_PATH.')
  return found
}
