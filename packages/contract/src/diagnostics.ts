import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done } from './shapes.ts'

/** Where an error was caught: by a boundary of React, by the window, or as a promise that nobody waited for. */
export const ERROR_ORIGINS = ['react', 'global', 'promise'] as const
export type ErrorOrigin = (typeof ERROR_ORIGINS)[number]

export const reportError = endpoint({
  route: 'POST /error-list',
  summary:
    'Avisa de un error en la pantalla de alguien; los textos largos se recortan y los secretos se tachan',
  access: 'visitor',
  body: z.strictObject({
    message: z.string(),
    stack: z.string().nullish(),
    path: z.string().nullish(),
    /** Not believed: who it was is known by the session. */
    user_id: z.union([z.number(), z.string()]).nullish(),
    browser: z.string().nullish(),
    device: z.string().nullish(),
    origin: z.enum(ERROR_ORIGINS),
  }),
  replies: { 201: Done },
  codes: [],
})
