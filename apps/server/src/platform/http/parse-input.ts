import type { z } from 'zod'
import { invalidField, invalidInput, sentenceOfIssue } from './invalid-input.ts'

const NUL = '\u0000'
const LONE_SURROGATE = /\p{Surrogate}/u

function isBroken(text: string): boolean {
  return text.includes(NUL) || LONE_SURROGATE.test(text)
}

/** The database takes neither NUL nor half a character, so neither gets any further. Without recursion: depth is the client's. */
function brokenField(input: unknown): string | undefined {
  const open: { at: string; value: unknown }[] = [{ at: '', value: input }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { at, value } = next
    if (typeof value === 'string' && isBroken(value)) return at || 'body'
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      const name = at || (isBroken(key) ? 'body' : key)
      if (isBroken(key)) return name
      open.push({ at: name, value: inner })
    }
  }
  return undefined
}

/** What the schema makes of the input; a 400 with a sentence per field otherwise. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const broken = brokenField(input)
  if (broken !== undefined) throw invalidField(broken, 'El texto tiene caracteres que no se pueden guardar.')
  const parsed = schema.safeParse(input, { error: sentenceOfIssue })
  if (!parsed.success) throw invalidInput(parsed.error.issues)
  return parsed.data
}
