import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { listFiles } from '../lib/list-files.mjs'
import { root } from '../lib/paths.mjs'

// What the linter cannot say: how long files are, what they are called, and words that must not stand in them.
const code = listFiles(['packages', 'apps', 'e2e', 'bench', 'scripts']).filter((path) =>
  /\.(ts|tsx|mjs|cjs)$/.test(path),
)
const prose = listFiles(['docs', 'README.md', 'package.json', '.ci', '.npmrc', 'biome.json', 'knip.json'])
const problems = []

const isTest = (path) => /\.(test|testing|spec)\.tsx?$/.test(path)
const isWorkshop = (path) =>
  isTest(path) ||
  /^(scripts|bench|e2e)\/|^apps\/server\/(demo|test|scripts)\/|^apps\/web\/src\/test\/|^packages\/[^/]+\/(test|mutants)\//.test(
    path,
  )
const mayReadClock = (path) =>
  isWorkshop(path) || /^apps\/server\/src\/platform\/clock|^apps\/web\/src\/lib\/server-clock/.test(path)

const bannedNames =
  /(^|[-.])(utils?|helpers?|common|shared|misc|service|manager|dto|impl)(\.(test|store|view))?$/
const deviceClock = /\bDate\.now\b|\bnew Date\(\s*\)|(?<![\w.])Date\(\s*\)|\bMath\.random\b/
const escapeHatch = /@ts-(ignore|expect-error|nocheck)|biome-ignore|\b(TODO|FIXME|XXX)\b|eslint-disable/
const thisMachine = /(?<![\w.:/-])\/(work|root|home|farm)\/|registry\.npmjs|registry\.yarnpkg|deb\.debian/
const clockInDomain = /\b(new Date|Date\.|performance\.|setTimeout|setInterval|crypto\.)/

for (const path of code) {
  const text = readFileSync(join(root, path), 'utf8')
  const lines = text.split('\n')
  const limit = isTest(path) ? 500 : 300
  const isGenerated = /\.generated\.ts$/.test(path)
  if (!isGenerated && lines.length - 1 > limit)
    problems.push(`${path}: ${lines.length - 1} lines, at most ${limit}`)
  if (bannedNames.test(basename(path).replace(/\.(ts|tsx|mjs|cjs)$/, '')))
    problems.push(`${path}: named after nothing in particular; say what it exports`)
  if (/^index\.tsx?$/.test(basename(path))) problems.push(`${path}: no barrels`)
  const refuse = (pattern, why) => {
    lines.forEach((line, index) => {
      if (pattern.test(line)) problems.push(`${path}:${index + 1}: ${why}`)
    })
  }
  if (!mayReadClock(path)) refuse(deviceClock, 'the device’s clock and chance are banned here')
  if (path.startsWith('packages/domain/src/') && !isTest(path))
    refuse(clockInDomain, 'the domain has no clock, no timer and no chance')
  // This file spells the words out.
  if (path !== 'scripts/checks/files.mjs') {
    refuse(escapeHatch, 'no escape hatches and no notes to oneself')
    refuse(thisMachine, 'names a machine or a registry')
  }
}

for (const path of prose) {
  const text = readFileSync(join(root, path), 'utf8')
  if (thisMachine.test(text)) problems.push(`${path}: names a machine or a registry`)
}

if (code.length < 50) problems.push(`saw only ${code.length} files: this check is blind`)
for (const problem of problems) console.log(problem)
console.log(`${code.length} archivos, ${problems.length} problemas`)
process.exitCode = problems.length === 0 ? 0 : 1
