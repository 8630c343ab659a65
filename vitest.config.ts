import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const folders = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web']

export default defineConfig({
  test: {
    projects: folders
      .map((folder) => `${folder}/vitest.config.ts`)
      .filter((file) => existsSync(new URL(file, import.meta.url))),
  },
})
