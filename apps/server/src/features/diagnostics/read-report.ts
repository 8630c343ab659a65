import type { reportError } from '@martillo/contract/diagnostics'
import { cleanLine, cleanText } from '@martillo/domain/text/clean-text'
import { type DeviceClass, deviceClass } from '@martillo/domain/text/device-class'
import { cutGraphemes } from '@martillo/domain/text/graphemes'
import type { z } from 'zod'
import { scrubSecrets } from './scrub-secrets.ts'

/** An error report as it is kept: short, readable, without anybody's secrets. */
export interface ErrorReport {
  readonly origin: 'react' | 'global' | 'promise'
  readonly message: string
  readonly stack: string
  /** Without what follows a question mark. */
  readonly path: string
  readonly browser: string
  readonly device: DeviceClass
}

const LONGEST = { message: 500, stack: 4_000, path: 200, browser: 300 } as const
/** Cleaning looks at no more than this many times the length that is kept. */
const LOOKED_AT = 4

function shorten(text: string, longest: number): string {
  return text.slice(0, longest * LOOKED_AT)
}

function line(text: string | null | undefined, longest: number): string {
  return cutGraphemes(scrubSecrets(cleanLine(shorten(text ?? '', longest))), longest)
}

/** What is kept of what was sent. The named person is left out: anybody can write any number there. */
export function readReport(sent: z.output<typeof reportError.body>): ErrorReport {
  const [path = ''] = (sent.path ?? '').split(/[?#]/)
  return {
    origin: sent.origin,
    message: line(sent.message, LONGEST.message) || 'Sin mensaje',
    stack:
      cutGraphemes(scrubSecrets(cleanText(shorten(sent.stack ?? '', LONGEST.stack))), LONGEST.stack) ||
      'No disponible',
    path: line(path, LONGEST.path) || '/',
    browser: line(sent.browser, LONGEST.browser) || 'Desconocido',
    device: deviceClass(shorten(sent.device || sent.browser || '', LONGEST.browser)),
  }
}
