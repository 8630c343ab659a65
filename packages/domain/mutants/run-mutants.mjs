/**
 * Puts each small fault of `mutants.mjs` into a copy of this package, never into the working tree, and runs the tests
 * of bidding there. A mutant that no test notices survives, and makes this exit with 1. `node mutants/run-mutants.mjs`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutants } from './mutants.mjs'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))
const TRY = fileURLToPath(new URL('try-mutants.mjs', import.meta.url))
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

/** The next word of a process that tries mutants. None in time is an error, or a busy machine would kill mutants. */
async function listen(child, ended) {
  const word = once(child, 'message', { signal: AbortSignal.timeout(GIVE_UP_MS) })
  const [answer] = await Promise.race([word, ended])
  if (answer.fault) throw new Error(answer.fault)
  return answer
}

async function startTrying(root, name) {
  const copy = await makeCopy(root, name)
  const child = fork(TRY, [copy], { env: { ...process.env, PROPERTY_RUNS: '60' } })
  const ended = once(child, 'exit').then(() => [{ fault: 'A process that tries mutants ended.' }])
  await listen(child, ended)
  return {
    /** Whether the tests notice the mutant; without one, whether they fail by themselves. */
    async kills(mutant) {
      child.send(mutant)
      return (await listen(child, ended)).killed
    },
    stop: () => child.disconnect(),
  }
}

async function main() {
  const root = await mkdtemp(join(tmpdir(), 'domain-mutants-'))
  const triers = await Promise.all(
    Array.from({ length: WORKERS }, (_, index) => startTrying(root, `copy-${index}`)),
  )
  try {
    const waiting = [...mutants]
    const survivors = []
    await Promise.all(
      triers.map(async (trier) => {
        for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
          const killed = await trier.kills(mutant)
          if (!killed) survivors.push(mutant)
          say(
            `${killed ? 'killed  ' : 'SURVIVED'}  ${mutant.file}: ${mutant.find} → ${mutant.replace || 'nothing'}`,
          )
        }
        // At the end: what a mutant left behind would have killed all that came after it.
        if (await trier.kills(null)) throw new Error('The tests fail without any mutant.')
      }),
    )
    say(
      `${mutants.length - survivors.length} of ${mutants.length} mutants killed, ${survivors.length} survived.`,
    )
    process.exitCode = survivors.length === 0 ? 0 : 1
  } finally {
    for (const trier of triers) trier.stop()
    await rm(root, { recursive: true, force: true })
  }
}

await main()
