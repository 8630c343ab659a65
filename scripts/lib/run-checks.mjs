import { join } from 'node:path'
import { fromPackage, root } from './paths.mjs'
import { runNode } from './run-program.mjs'

const script = (name) => join(root, 'scripts/checks', name)

/** Every check that is no test: its name for people, and the program whose exit code decides. */
export const checks = [
  {
    name: 'formato y estilo',
    file: fromPackage('@biomejs/biome/bin/biome'),
    args: ['ci', '--error-on-warnings', '--colors=off'],
  },
  { name: 'tipos', file: fromPackage('typescript/bin/tsc'), args: ['-b'] },
  { name: 'importaciones', file: script('imports.mjs'), args: [] },
  { name: 'código sin uso', file: fromPackage('knip/bin/knip.js'), args: ['--no-progress'] },
  { name: 'archivos', file: script('files.mjs'), args: [] },
  { name: 'tablas', file: script('tables.mjs'), args: [] },
  { name: 'paquetes', file: script('packages.mjs'), args: [] },
]

/** Runs one check; resolves with `{ name, ok, output, ms }`. */
export async function runCheck({ name, file, args }) {
  const { code, output, ms } = await runNode(file, args, { env: { NO_COLOR: '1' } })
  return { name, ok: code === 0, output, ms }
}
