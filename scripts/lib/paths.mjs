import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
/** What the scripts remember between runs; throwing it away costs time only. */
export const cache = join(root, 'node_modules/.cache/martillo')
export const serverMain = join(root, 'apps/server/dist/main.js')

/** The file of an installed package, e.g. `fromPackage('vite/bin/vite.js')`. */
export function fromPackage(path) {
  return join(root, 'node_modules', path)
}
