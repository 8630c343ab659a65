import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Widths at which pictures are served; a wish in between takes the next larger one. */
export const IMAGE_WIDTHS = [64, 110, 220, 440, 660, 880, 1280, 1920, 2560] as const

/** Qualities at which pictures are served; a wish in between takes the nearest. */
export const IMAGE_QUALITIES = [60, 80, 90] as const

export const getImage = endpoint({
  route: 'GET /images/*',
  summary:
    'Una imagen pública, en el ancho y la calidad más cercanos a los pedidos; WebP o JPEG según Accept',
  access: 'visitor',
  query: z.strictObject({
    width: z.coerce.number().int().min(1).max(10_000).optional(),
    quality: z.coerce.number().int().min(1).max(100).optional(),
  }),
  replies: { 200: z.any() },
  codes: ['not_found'],
})

export const getPrivateImage = endpoint({
  route: 'GET /private-images/:key',
  summary: 'Una imagen que solo ven quienes tienen que verla; para los demás no está',
  access: 'member',
  params: z.object({ key: z.string().min(1).max(100) }),
  replies: { 200: z.any() },
  codes: ['not_found'],
})
