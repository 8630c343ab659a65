import type { z } from 'zod'
import { parseInput } from './parse-input.ts'

/** Per part of a call; with more different addresses in short time it begins anew. */
const MOST = 500
const LONGEST = 300

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
}

/**
 * `parseInput` for what an address says. The same few addresses are asked for all the time, and what a schema makes of
 * one never changes, so it is remembered; being shared, it is frozen. What is refused is judged each time.
 */
export function rememberParsed<S extends z.ZodType>(schema: S): (input: unknown) => z.output<S> {
  const known = new Map<string, z.output<S>>()
  return (input) => {
    const key = JSON.stringify(input)
    if (known.has(key)) return known.get(key) as z.output<S>
    const parsed = parseInput(schema, input)
    if (key.length > LONGEST) return parsed
    if (known.size >= MOST) known.clear()
    freeze(parsed)
    known.set(key, parsed)
    return parsed
  }
}
