/** One line for a finished task, and all it said when it failed. */
export function printResult({ name, ok, output, ms, note = '' }) {
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(24)} ${(ms / 1000).toFixed(1).padStart(6)} s  ${note}`)
  if (!ok) console.log(`${output.trim()}\n`)
}
