const PATIENCE_MS = 20_000

/**
 * Ends the process in good order on SIGINT and SIGTERM: what was added last stops first. A second signal, or
 * 20 seconds, ends it at once.
 */
export function stopOnSignal(say: (sentence: string) => void) {
  const steps: (() => Promise<unknown>)[] = []
  let ending: Promise<void> | undefined

  async function runSteps(code: 0 | 1) {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    let failed = code === 1
    for (const step of steps.toReversed()) {
      await step().catch((error: unknown) => {
        failed = true
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
      })
    }
    process.exit(failed ? 1 : 0)
  }
  function end(code: 0 | 1): Promise<void> {
    ending ??= runSteps(code)
    return ending
  }
  function onSignal() {
    if (ending) process.exit(1)
    say('Deteniendo…')
    void end(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)

  return {
    atStop(step: () => Promise<unknown>) {
      steps.push(step)
    },
    /** The same for a start that failed. */
    end,
    /** What fails from then on fails because of the stop, and is no news. */
    isStopping: () => ending !== undefined,
  }
}
