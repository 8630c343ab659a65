/** Ends the program with a sentence for the person who started it. */
export function stopWith(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
