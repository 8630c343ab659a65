import type { Tx } from '../../src/platform/database.ts'
import type { RenderedSlide } from './render-slides.ts'

/** Writes the slides in their order; their pictures must have been recorded. */
export async function addSlides(tx: Tx, slides: readonly RenderedSlide[]): Promise<void> {
  const rows = slides.map(({ plan, desktop, phone }, position) => ({
    image_key: desktop.key,
    mobile_image_key: phone.key,
    alt: plan.alt,
    link: plan.link ?? null,
    position,
  }))
  await tx.insertInto('slides').values(rows).execute()
}
