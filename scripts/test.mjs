import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runJourneys } from './lib/journeys.mjs'
import { root } from './lib/paths.mjs'
import { printResult } from './lib/print-result.mjs'
import { checks, runCheck } from './lib/run-checks.mjs'
import { runNode } from './lib/run-program.mjs'
import { runTogether } from './lib/run-together.mjs'
import { runUnitTests } from './lib/unit-tests.mjs'

// npm test: everything. Its last line is the count that machines read.
const total = { passed: 0, failed: 0 }
const failures = []

function count(name, passed, failed) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(`${name} (${failed})`)
}

function section(title) {
  console.log(`\n── ${title}`)
}

section('paquetes instalados')
await ensureInstalled()

section('controles')
await runTogether(
  2,
  checks.map((check) => async () => {
    const result = await runCheck(check)
    printResult(result)
    count(result.name, result.ok ? 1 : 0, result.ok ? 0 : 1)
  }),
)

section('pruebas')
const projects = ['domain', 'contract', 'server', 'web']
const unit = await runUnitTests(projects, {
  echo: true,
  env: { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '10000' },
})
count('pruebas', unit.passed, unit.failed)

const mutants = join(root, 'packages/domain/mutants/run-mutants.mjs')
if (existsSync(mutants)) {
  section('mutantes del dominio')
  const { code } = await runNode(mutants, [], { echo: true })
  count('mutantes', code === 0 ? 1 : 0, code === 0 ? 0 : 1)
}

section('armado')
const built = await build()
count('armado', built ? 1 : 0, built ? 0 : 1)

if (built && hasJourneys()) {
  section('recorridos en navegadores')
  const { passed, failed } = await runJourneys()
  count('recorridos', passed, failed)
}

function hasJourneys() {
  return readdirSync(join(root, 'e2e'), { recursive: true }).some(
    (file) => /\.(spec|journey|test)\.ts$/.test(file) && !file.includes('node_modules'),
  )
}

for (const fault of unit.faults) console.log(`\n✘ ${fault}`)
if (failures.length > 0) console.log(`\nFallaron: ${failures.join(', ')}.`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
// Set, not called: an exit in the middle of writing could cut the last line off.
process.exitCode = total.failed > 0 || unit.passed === 0 ? 1 : 0
