import { defineProject } from 'vitest/config'
import { PROPERTY_RUNS } from './test/property-runs.ts'

export default defineProject({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    maxWorkers: 2,
    // A property takes about a millisecond a run; a busy machine gets thirty.
    testTimeout: 30_000 + 30 * PROPERTY_RUNS.numRuns,
  },
})
