import { availableParallelism } from 'node:os'
import { makeTurns } from '../../platform/turns.ts'

/** One processor is left to the bids, and no more than two pictures lie in memory. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/** Shared by uploads and by what is made for showing, so that bids always find a processor. */
export const decodeTurns = makeTurns({
  atOnce: AT_ONCE,
  waiting: 256,
  sentence: 'Estamos procesando muchas imágenes. Probá de nuevo en un momento.',
})
