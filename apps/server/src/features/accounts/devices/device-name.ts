import { deviceClass } from '@martillo/domain/text/device-class'

// In this order: every browser says that it is also the ones before it.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS = { iOS: 'iPhone o iPad', Unknown: 'un dispositivo' } as const

/** What a person calls the device of a session: `Chrome en Windows`, `Aplicación en Android`. */
export function deviceName(userAgent: string, platform: 'web' | 'ios' | 'android'): string {
  if (platform === 'ios') return 'Aplicación en iPhone o iPad'
  if (platform === 'android') return 'Aplicación en Android'
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Navegador'
  const system = deviceClass(userAgent)
  return `${browser} en ${system === 'iOS' || system === 'Unknown' ? SYSTEMS[system] : system}`
}
