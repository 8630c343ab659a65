/** Something that keeps the program from starting and that the person who runs it can put right. The message is a Spanish sentence, shown as it is. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
