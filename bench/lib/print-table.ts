const FIRST = 30
const OTHERS = 12

/** Prints rows under a heading; numbers to the right. */
export function printTable(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const [first = '', ...rest] of [heading, ...rows]) {
    process.stdout.write(`${first.padEnd(FIRST)}${rest.map((cell) => cell.padStart(OTHERS)).join('')}\n`)
  }
}
