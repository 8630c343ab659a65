import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root, serverMain } from './paths.mjs'

/** The built server as a child that can be replaced: `restart()` waits for a clean stop of the old one. */
export function serverChild(env) {
  let child
  let turn = Promise.resolve()

  async function stop() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }

  async function replace() {
    await stop()
    // A session of its own: Ctrl+C reaches this script, which then stops the server in order.
    child = spawn(process.execPath, ['--enable-source-maps', serverMain], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
  }

  const inTurn = (work) => {
    turn = turn.then(work)
    return turn
  }
  return { restart: () => inTurn(replace), stop: () => inTurn(stop) }
}
