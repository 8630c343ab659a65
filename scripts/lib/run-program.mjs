import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/**
 * Runs a program in the root folder without standard input and resolves with `{ code, output, ms }`; never rejects for a bad exit.
 * `echo` also shows what it prints as it comes.
 */
export function runProgram(command, args, { env = {}, cwd = root, echo = false } = {}) {
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks = []
  const collect = (stream, target) => {
    stream.on('data', (chunk) => {
      chunks.push(chunk)
      if (echo) target.write(chunk)
    })
  }
  collect(child.stdout, process.stdout)
  collect(child.stderr, process.stderr)
  return new Promise((resolve) => {
    const end = (code) =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), ms: performance.now() - startedAt })
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`))
      end(127)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

/** Runs a program that shows its own progress in this terminal; resolves with its exit code. */
export function runInTerminal(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a JavaScript file with this Node. */
export function runNode(file, args, options) {
  return runProgram(process.execPath, [file, ...args], options)
}
