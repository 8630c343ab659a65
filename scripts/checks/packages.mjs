import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { root } from '../lib/paths.mjs'

// What is installed must run on the oldest Node promised, be pinned, and ask nothing of the person who installs it.
const oldestNode = '20.19.0'
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
const problems = []

const entries = Object.entries(lock)
for (const [path, entry] of entries) {
  const node = entry.engines?.node
  if (node !== undefined && !semver.satisfies(oldestNode, node))
    problems.push(`${path} ${entry.version} wants Node ${node}, not ${oldestNode}`)
}

const manifests = entries.filter(([path, entry]) => !path.includes('node_modules') && !entry.link)
for (const [path] of manifests) {
  const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  for (const [name, range] of Object.entries(wanted))
    if (semver.valid(range) === null)
      problems.push(`${path || '.'}: ${name} "${range}" is not one exact version`)
  const locked = {
    ...lock[path].dependencies,
    ...lock[path].devDependencies,
    ...lock[path].optionalDependencies,
  }
  if (JSON.stringify(Object.entries(wanted).toSorted()) !== JSON.stringify(Object.entries(locked).toSorted()))
    problems.push(`${path || '.'}: package.json and package-lock.json differ; run npm install`)
}

const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
for (const [path, entry] of entries) {
  const name = path.split('node_modules/').at(-1)
  if (entry.hasInstallScript && allowScripts[name] === undefined)
    problems.push(`${name} has an install script that package.json does not allow or refuse`)
  if (/^https?:/.test(entry.resolved ?? '')) problems.push(`${name}: the lock file names a registry`)
}

if (entries.length < 100) problems.push(`saw only ${entries.length} packages: this check is blind`)
for (const problem of problems) console.log(problem)
console.log(`${entries.length} paquetes, ${problems.length} problemas`)
process.exitCode = problems.length === 0 ? 0 : 1
