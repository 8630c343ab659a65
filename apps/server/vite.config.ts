import { existsSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { defineConfig } from 'vite'

const source = join(import.meta.dirname, 'src')

/** `main`, and each command of `src/commands` under its own name. */
function findEntries(): Record<string, string> {
  const folder = join(source, 'commands')
  const files = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const commands = files
    .filter((file) => file.isFile() && file.name.endsWith('.ts') && !file.name.includes('.test.'))
    .map((file) => [parse(file.name).name, join(folder, file.name)])
  return { main: join(source, 'main.ts'), ...Object.fromEntries(commands) }
}

export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@martillo\//], target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    // A stack trace of a running server should name functions as they are written.
    minify: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: findEntries(),
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})
