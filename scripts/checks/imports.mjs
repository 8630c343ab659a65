import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { listFiles } from '../lib/list-files.mjs'
import { root } from '../lib/paths.mjs'

// Holds the code to .dependency-cruiser.cjs. A tool that fails to read TypeScript sees no modules and finds no fault, so what it
// saw is compared with the files that are there.
process.chdir(root)
const folders = ['packages', 'apps', 'e2e', 'bench']
const options = await extractOptions('./.dependency-cruiser.cjs')
const { output } = await cruise(folders, options)
const { modules, summary } = output
const seen = modules.filter(
  (module) => /\.tsx?$/.test(module.source) && !module.source.includes('node_modules'),
)
const present = listFiles(folders).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const edges = seen.reduce((sum, module) => sum + module.dependencies.length, 0)
const problems = summary.violations.map(
  ({ rule, from, to, cycle }) =>
    `${rule.name}: ${from} → ${cycle ? cycle.map((step) => step.name).join(' → ') : to}`,
)
const sources = new Set(seen.map((module) => module.source))
for (const path of present) if (!sources.has(path)) problems.push(`${path} was not looked at`)
if (edges < present.length) problems.push(`saw only ${edges} imports: the tool is blind`)
for (const problem of problems) console.log(problem)
console.log(`${seen.length} módulos, ${edges} importaciones, ${problems.length} problemas`)
process.exitCode = problems.length === 0 ? 0 : 1
