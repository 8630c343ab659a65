import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A picture of the home's banner, 2084:605, in one form for desktops and one for phones (under 768 px). */
export const Slide = z.object({
  src: z.string(),
  src_mobile: z.string(),
  /** What it says, for who does not see it. */
  alt: z.string(),
  /** A path of the site or an https address. */
  link: z.string().optional(),
  /** `#rrggbb`, shown while the picture is on the way. */
  tint: z.string(),
})
export type Slide = z.infer<typeof Slide>

export const listSlides = endpoint({
  route: 'GET /slides',
  summary: 'Las imágenes del inicio que se muestran ahora, en su orden',
  access: 'visitor',
  replies: { 200: z.array(Slide) },
  codes: [],
})
