import { storePrivatePictures } from '../../src/features/media/public.ts'
import { makeLettering } from '../../src/pages/share-font.ts'
import type { Storage } from '../../src/platform/storage.ts'
import { drawCard } from './draw-card.ts'

export interface RenderedCards {
  readonly front: string
  readonly back: string
}

/** Draws and stores both sides of somebody's identity card; answers their keys. */
export async function renderCards(
  storage: Storage,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<RenderedCards> {
  const letters = makeLettering()
  const sides = [
    { title: 'DOCUMENTO DE PRUEBA', lines: [lastName, firstName, '00.000.000'], portrait: true },
    { title: 'DORSO', lines: ['Calle de Prueba 123', 'Ejemplar para la demostración'], portrait: false },
  ]
  const drawn = await Promise.all(sides.map((side) => drawCard(side, letters)))
  const [front = '', back = ''] = await storePrivatePictures(
    storage,
    drawn.map((source, nth) => ({ source, field: nth === 0 ? 'front' : 'back' })),
  )
  return { front, back }
}
