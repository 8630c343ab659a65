import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Widths at which pictures are served; a wish in between takes the next larger one. */
export const IMAGE_WIDTHS = [64, 110, 220, 440, 660, 880, 1280, 1920, 2560] as const

/** Qualities at which pictures are served; a wish in between takes the nearest. */
export const IMAGE_QUALITIES = [60, 80, 90] as const

/** A whole number in digits: "1e3", "0x1F" and " 8" are none. */
function written(most: number) {
  const error = `Escribí un número entero de 1 a ${most}.`
  return z
    .string({ error })
    .regex(/^[1-9]\d{0,4}$/, { error })
    .transform(Number)
    .refine((number) => number <= most, { error })
    .optional()
}

export const getImage = endpoint({
  route: 'GET /images/*',
  summary:
    'Una imagen pública, en el ancho y la calidad más cercanos a los pedidos; WebP o JPEG según Accept',
  access: 'visitor',
  query: z.strictObject({
    width: written(10_000),
    quality: written(100),
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
