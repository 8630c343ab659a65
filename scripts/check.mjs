import { ensureInstalled } from './lib/install.mjs'
import { printResult } from './lib/print-result.mjs'
import { checks, runCheck } from './lib/run-checks.mjs'
import { runTogether } from './lib/run-together.mjs'
import { runUnitTests } from './lib/unit-tests.mjs'

// npm run check: every check, and the tests that need neither database nor browser. Under two minutes.
await ensureInstalled()
const startedAt = performance.now()

async function quickTests() {
  const since = performance.now()
  const { passed, failed, output } = await runUnitTests(['domain', 'contract', 'web'], { reporter: 'dot' })
  const ok = failed === 0 && passed > 0
  const note = `${passed} pasaron, ${failed} fallaron`
  return { name: 'pruebas rápidas', ok, output, ms: performance.now() - since, note }
}

async function report(task) {
  const result = await task
  printResult(result)
  return result
}

const tasks = [quickTests, ...checks.map((check) => () => runCheck(check))]
const results = await runTogether(
  2,
  tasks.map((task) => () => report(task())),
)
const failed = results.filter((result) => !result.ok)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(
  failed.length === 0
    ? `\nTodo en orden (${results.length} controles, ${seconds} s).`
    : `\nFallaron ${failed.length} de ${results.length}: ${failed.map(({ name }) => name).join(', ')} (${seconds} s).`,
)
process.exit(failed.length === 0 ? 0 : 1)
