import { createHash } from 'node:crypto'
import type { ErrorReport } from './read-report.ts'

/** The same place has another line, and its file another name, after every build. */
function withoutBuild(text: string): string {
  return text
    .replace(/-[\w-]{8}(?=\.m?js)/g, '')
    .replace(/\d+/g, '0')
    .toLowerCase()
}

/** The first line of a stack that names a place and does not just repeat the message. */
function firstPlace(stack: string): string {
  return stack.split('\n').find((line) => /^\s*at |@/.test(line)) ?? ''
}

/** One text for one kind of error: where it was caught, what it says, and its first place, numbers aside. */
export function fingerprintOf({ origin, message, stack }: ErrorReport): string {
  const parts = [origin, withoutBuild(message), withoutBuild(firstPlace(stack))]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
