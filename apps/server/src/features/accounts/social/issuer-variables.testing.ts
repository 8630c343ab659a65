import { generateKeyPairSync } from 'node:crypto'

export const GOOGLE_ID = 'google-client'
export const APPLE_SITE_ID = 'ar.martillo.sitio'
export const APPLE_APP_ID = 'ar.martillo.app'

/** The variables with which a server takes a local issuer for both providers. */
export function issuerVariables(url: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    GOOGLE_ISSUER: url,
    GOOGLE_CLIENT_ID: GOOGLE_ID,
    GOOGLE_CLIENT_SECRET: 'secreto-de-prueba',
    APPLE_ISSUER: url,
    APPLE_CLIENT_ID: APPLE_SITE_ID,
    APPLE_APP_ID,
    APPLE_TEAM_ID: 'EQUIPO',
    APPLE_KEY_ID: 'CLAVE',
    APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
  }
}
