import { z } from 'zod'

const Sent = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
})

const NOTHING = { firstName: '', lastName: '' }

/** The name in Apple's form field `user`, which comes with the first login only. It is no proof of anything. */
export function readAppleName(text: string | undefined): { firstName: string; lastName: string } {
  if (!text) return NOTHING
  try {
    const sent = Sent.safeParse(JSON.parse(text))
    return sent.success ? sent.data.name : NOTHING
  } catch {
    return NOTHING
  }
}
