import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runJourneys } from './lib/journeys.mjs'

// npm run e2e -- [Playwright's arguments]: the journeys in real browsers.
await ensureInstalled()
if (!(await build())) process.exit(1)
const { passed, failed } = await runJourneys(process.argv.slice(2))
process.exit(failed > 0 || passed === 0 ? 1 : 0)
