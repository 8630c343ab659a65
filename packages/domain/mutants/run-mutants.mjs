/**
 * Puts each small fault of `mutants.mjs` into a copy of this package, never into the working tree, and runs the tests
 * of bidding there. A mutant that no test notices survives, and makes this exit with 1. `node mutants/run-mutants.mjs`
 */
import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutants } from './mutants.mjs'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const WORKERS = 2
const GIVE_UP_MS = 180_000

const say = (line) => process.stdout.write(`${line}\n`)

async function makeCopy(root, name) {
  const copy = join(root, name)
  await mkdir(join(copy, 'packages'), { recursive: true })
  await cp(PACKAGE, join(copy, 'packages', 'domain'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  await cp(join(REPOSITORY, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  await symlink(join(REPOSITORY, 'node_modules'), join(copy, 'node_modules'))
  return join(copy, 'packages', 'domain')
}

/** How many tests fail in a copy. No result in time is an error, or a busy machine would kill mutants. */
function countFailures(copy) {
  return new Promise((resolve, reject) => {
    const vitest = join(REPOSITORY, 'node_modules', 'vitest', 'vitest.mjs')
    const child = spawn(
      process.execPath,
      [
        vitest,
        'run',
        'src/bidding',
        '--bail=1',
        '--reporter=json',
        '--maxWorkers=1',
        '--no-isolate',
        '--pool=threads',
      ],
      { cwd: copy, env: { ...process.env, PROPERTY_RUNS: '60' }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let out = ''
    let complaints = ''
    child.stdout.on('data', (chunk) => {
      out += chunk
    })
    child.stderr.on('data', (chunk) => {
      complaints += chunk
    })
    const giveUp = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The tests gave no result in ${GIVE_UP_MS / 1_000} s.`))
    }, GIVE_UP_MS)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(giveUp)
      try {
        const result = JSON.parse(out.slice(out.indexOf('{')))
        if (result.numTotalTests === 0) reject(new Error(`No test ran.\n${out}\n${complaints}`))
        else resolve(result.numFailedTests)
      } catch {
        reject(new Error(`The tests gave no result.\n${out}\n${complaints}`))
      }
    })
  })
}

async function tryMutant(copy, mutant) {
  const path = join(copy, 'src', 'bidding', mutant.file)
  const original = await readFile(path, 'utf8')
  if (original.split(mutant.find).length !== 2) {
    throw new Error(`${mutant.file} does not contain exactly once: ${mutant.find}`)
  }
  await writeFile(
    path,
    original.replace(mutant.find, () => mutant.replace),
  )
  try {
    return (await countFailures(copy)) !== 0
  } finally {
    await writeFile(path, original)
  }
}

async function main() {
  const root = await mkdtemp(join(tmpdir(), 'domain-mutants-'))
  try {
    const copies = await Promise.all(
      Array.from({ length: WORKERS }, (_, index) => makeCopy(root, `copy-${index}`)),
    )
    if ((await countFailures(copies[0])) !== 0) throw new Error('The tests fail without any mutant.')
    const waiting = [...mutants]
    const survivors = []
    await Promise.all(
      copies.map(async (copy) => {
        for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
          const killed = await tryMutant(copy, mutant)
          if (!killed) survivors.push(mutant)
          say(
            `${killed ? 'killed  ' : 'SURVIVED'}  ${mutant.file}: ${mutant.find} → ${mutant.replace || 'nothing'}`,
          )
        }
      }),
    )
    say(
      `${mutants.length - survivors.length} of ${mutants.length} mutants killed, ${survivors.length} survived.`,
    )
    process.exitCode = survivors.length === 0 ? 0 : 1
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

await main()
