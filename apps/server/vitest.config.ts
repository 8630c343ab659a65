import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Two cores shared with other work make slow tests slower; a hanging one still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Each file makes its own application and database, and shares only code: to import that anew took a third of the time.
    isolate: false,
    // After the others: a group of its own may have its own number of workers.
    sequence: { groupOrder: 1 },
  },
})
