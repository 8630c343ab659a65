/** Everything that the environment decides, read once at start. Holds secrets: never log it whole. */
export interface Config {
  /** Undefined: the next free one from 3000. */
  readonly port: number | undefined
  readonly host: string
  /** Absolute path. */
  readonly dataDir: string
  /** Undefined: the embedded database of `dataDir`. */
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly role: 'all' | 'web' | 'worker'
  /** Origin without final slash; undefined: see `publicUrl`. */
  readonly publicUrl: string | undefined
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string }
  readonly storageUrl: string | undefined
  readonly google:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
    | undefined
  readonly apple:
    | {
        readonly issuer: string
        /** Of the site. */
        readonly clientId: string
        /** Of the app for iOS, whose tokens name it. */
        readonly appId: string
        readonly teamId: string
        readonly keyId: string
        readonly privateKey: string
      }
    | undefined
  readonly fcm:
    | { readonly projectId: string; readonly clientEmail: string; readonly privateKey: string }
    | undefined
  readonly mercadopago: { readonly accessToken: string; readonly webhookSecret: string } | undefined
  /** Trial mode. */
  readonly demo: boolean
  /** How many auctions the demonstration has; undefined: all that it knows. */
  readonly demoSize: number | undefined
  /** Password of the demonstration accounts; undefined outside trial mode. */
  readonly demoPassword: string | undefined
  /** The trial can be reached from this machine only, so its password is no secret. */
  readonly demoIsLocal: boolean
  readonly site: SiteConfig
  /** Addresses and networks whose forwarding headers are believed. */
  readonly trustProxy: readonly string[]
  readonly metricsToken: string | undefined
  /** Origins of the packaged apps, allowed beside the public one. */
  readonly appOrigins: readonly string[]
}

/** What the pages show about who runs the site. Values set in the panel win over these. */
export interface SiteConfig {
  readonly productName: string
  readonly contactEmail: string | undefined
  readonly chatUrl: string | undefined
  readonly social: Readonly<Record<'facebook' | 'instagram' | 'x' | 'youtube' | 'tiktok', string | undefined>>
  readonly tutorials: Readonly<Record<'register' | 'bid' | 'sell', string | undefined>>
  readonly appStoreUrl: string | undefined
  readonly playStoreUrl: string | undefined
  readonly operator: Readonly<Record<'name' | 'address' | 'cuit' | 'dataFiscalUrl', string | undefined>>
  readonly bank: Readonly<Record<'holder' | 'name' | 'cbu' | 'alias', string | undefined>>
}

/** The address that people type, without final slash, once the port is known. Cookies are Secure when it begins with https. */
export function publicUrl(config: Config, port: number): string {
  return config.publicUrl ?? `http://localhost:${port}`
}
