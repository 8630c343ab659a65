import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { cache, fromPackage, root } from './paths.mjs'
import { runNode } from './run-program.mjs'

const WORDS_EACH = 600

/** Runs the Vitest projects of these names; resolves with `{ passed, failed, output, faults }`: per fault a text. */
export async function runUnitTests(projects, { env = {}, echo = false, reporter = 'default' } = {}) {
  mkdirSync(cache, { recursive: true })
  const report = join(cache, `vitest-${process.pid}.json`)
  rmSync(report, { force: true })
  const { code, output } = await runNode(
    fromPackage('vitest/vitest.mjs'),
    [
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--passWithNoTests',
    ],
    { env: { NODE_ENV: 'test', ...env }, echo },
  )
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  rmSync(report, { force: true })
  const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = counts
  // A file that breaks before its first test fails without a failed test in it.
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed'),
  ).length
  const failed = numFailedTests + brokenFiles
  return {
    passed,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    output,
    faults: testResults.flatMap(faultsOf),
  }
}

/** What failed in a file, as title and first words: many lines of others come after it, and a log may be cut. */
function faultsOf({ name, message = '', assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (failed.length === 0) return message ? [`${file}\n${message.slice(0, WORDS_EACH)}`] : []
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${file} › ${fullName}\n${failureMessages.join('\n').slice(0, WORDS_EACH)}`,
  )
}
