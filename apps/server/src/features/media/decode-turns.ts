import { makeTurns } from '../../platform/turns.ts'

/** Shared by uploads and by what is made for showing, so that bids always find a processor. */
export const decodeTurns = makeTurns({
  atOnce: 2,
  waiting: 256,
  sentence: 'Estamos procesando muchas imágenes. Probá de nuevo en un momento.',
})
