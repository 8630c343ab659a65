import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage } from '@martillo/contract/page-drawing'
import { findUp } from '../platform/http/find-up.ts'

/** What the web's two builds give to those who draw pages. */
export interface BuiltWeb {
  readonly draw: DrawPage
  /** Tags for the head that fetch the code of these modules before the start script asks for it. */
  readonly preloads: (modules: readonly string[]) => string
}

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** A chunk with all that it imports at once. */
function withImports(manifest: Manifest, name: string, seen: Set<string>): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen)
  return seen
}

export function preloadsOf(manifest: Manifest): BuiltWeb['preloads'] {
  // The shell already asks for these.
  const inShell = new Set<string>()
  for (const [name, { isEntry }] of Object.entries(manifest)) {
    if (isEntry) withImports(manifest, name, inShell)
  }
  return (modules) => {
    const wanted = new Set<string>()
    for (const name of modules) withImports(manifest, name, wanted)
    const chunks = [...wanted].flatMap((name) => (inShell.has(name) ? [] : (manifest[name] ?? [])))
    const styles = new Set(chunks.flatMap(({ css = [] }) => css))
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...chunks.map(
        ({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
      ),
    ].join('')
  }
}

/** Nothing when the web was not built; its own development server then serves the pages, drawn by the browser. */
export async function loadWeb(): Promise<BuiltWeb | undefined> {
  const dist = findUp(import.meta.dirname, 'apps/web/dist')
  const entry = dist && path.join(dist, '../dist-server/entry-server.js')
  const manifestFile = dist && path.join(dist, '.vite/manifest.json')
  if (!entry || !manifestFile || !existsSync(entry) || !existsSync(manifestFile)) return undefined
  const { drawPage }: { drawPage: DrawPage } = await import(pathToFileURL(entry).href)
  return { draw: drawPage, preloads: preloadsOf(JSON.parse(readFileSync(manifestFile, 'utf8'))) }
}
