/**
 * Tries in a copy of this package, given as its argument, each mutant that it is sent, and answers whether a test noticed.
 * One Vitest stays for all of them: to start it takes longer than the tests of bidding.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'

const [copy] = process.argv.slice(2)
process.chdir(copy)
const vitest = await createVitest('test', {
  root: copy,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  pool: 'threads',
  reporters: [{}],
})
const specifications = await vitest.globTestSpecifications(['src/bidding'])

async function areKilled() {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  if (testModules.length === 0) throw new Error('No test ran.')
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok())
}

async function tryMutant({ file, find, replace }) {
  const path = join(copy, 'src', 'bidding', file)
  const original = await readFile(path, 'utf8')
  if (original.split(find).length !== 2) throw new Error(`${file} does not contain exactly once: ${find}`)
  const write = async (text) => {
    await writeFile(path, text)
    vitest.invalidateFile(path)
  }
  await write(original.replace(find, () => replace))
  try {
    return await areKilled()
  } finally {
    await write(original)
  }
}

process.on('message', async (mutant) => {
  try {
    process.send({ killed: mutant === null ? await areKilled() : await tryMutant(mutant) })
  } catch (error) {
    process.send({ fault: String(error?.stack ?? error) })
  }
})
process.on('disconnect', () => vitest.close().finally(() => process.exit()))
process.send({ ready: true })
