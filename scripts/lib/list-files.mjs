import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const skipped = new Set(['node_modules', 'dist', '.git', '.types', '.cache', 'data', 'test-results', 'shots'])

/** Every source file under the given paths (relative to the root), as sorted relative paths. Missing paths hold none. */
export function listFiles(paths) {
  const found = []
  const visit = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (!statSync(full).isDirectory()) return found.push(path)
    for (const name of readdirSync(full)) if (!skipped.has(name)) visit(join(path, name))
  }
  for (const path of paths) visit(path)
  return found.toSorted()
}
