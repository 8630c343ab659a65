import { isDatabaseAway } from '../database-errors.ts'

const PAUSES_MS = [50, 250, 1_000]

/** A read that met a restart of the database is asked again for a good second; a write never is. */
export async function retryRead<T>(read: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await read()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return read()
}
