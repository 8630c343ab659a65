import { type StoredPicture, storePicture } from '../../src/features/media/public.ts'
import type { Storage } from '../../src/platform/storage.ts'
import { readObjects } from '../pictures/objects.ts'
import { drawSlide, makeStudio } from './draw-slide.ts'
import { type PlannedSlide, slidePlans } from './plan-slides.ts'

export interface RenderedSlide {
  readonly plan: PlannedSlide
  readonly desktop: StoredPicture
  readonly phone: StoredPicture
}

/** Draws and stores the slides of the banner, each in its two forms. */
export async function renderSlides(storage: Storage): Promise<RenderedSlide[]> {
  const studio = makeStudio(await readObjects())
  const slides: RenderedSlide[] = []
  for (const plan of slidePlans) {
    const keep = async (form: 'desktop' | 'phone') =>
      storePicture(storage, { source: await drawSlide(plan, form, studio), purpose: 'slide', ownerId: null })
    slides.push({ plan, desktop: await keep('desktop'), phone: await keep('phone') })
  }
  return slides
}
