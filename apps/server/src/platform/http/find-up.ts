import { existsSync } from 'node:fs'
import path from 'node:path'

/** The first folder `name` beside `from` or beside one of the folders above it: sources and build lie at different depths. */
export function findUp(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, name)
    if (existsSync(candidate)) return candidate
    if (path.dirname(folder) === folder) return undefined
  }
}
