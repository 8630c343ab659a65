import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const folders = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web']

export default defineConfig({
  test: {
    // By itself Vitest leaves a core free, on two cores half of them; each project says the same.
    maxWorkers: 2,
    // Tests on a database and properties take seconds by nature; only what is out of proportion is worth a line.
    slowTestThreshold: 10_000,
    projects: folders
      .map((folder) => `${folder}/vitest.config.ts`)
      .filter((file) => existsSync(new URL(file, import.meta.url))),
  },
})
