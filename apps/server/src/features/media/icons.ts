/// <reference types="vite/client" />
import { createHash } from 'node:crypto'

interface Icon {
  readonly svg: string
  readonly etag: string
}

// Part of the program, so that they are found wherever it is built to.
const files = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true })

/** The drawings of the categories, by name. */
export const icons: ReadonlyMap<string, Icon> = new Map(
  Object.entries(files).map(([path, svg]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.svg'.length),
    { svg, etag: `"${createHash('sha256').update(svg).digest('hex').slice(0, 24)}"` },
  ]),
)
