export type ProviderName = 'google' | 'apple'

/** Whom a provider vouches for, read from a token that was verified. */
export interface VouchedPerson {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  /** The provider itself runs that mailbox, so it knows better than anybody whose it is. */
  readonly authoritative: boolean
  readonly firstName: string
  readonly lastName: string
  /** The token, and when it ends: it opens one session. */
  readonly token: string
  readonly tokenEndsAt: Date
}

/** What binds an answer of the provider to the login that asked for it. */
export interface Asked {
  readonly state: string
  readonly nonce: string
  /** PKCE's secret; the provider only sees its hash until the code is redeemed. */
  readonly verifier: string
}

export interface NativeAnswer {
  readonly code: string
  /** Apple's app gets its token beside the code. */
  readonly identityToken?: string
  /** As the app made it up. */
  readonly nonce?: string
}

/**
 * A company that vouches for people. Everything that comes from it is refused with `Failure`s of the list in the
 * contract: `token_invalid`, `token_expired`, `social_code_refused`, `provider_away`.
 */
export interface SocialProvider {
  readonly name: ProviderName
  /** Where the browser goes to be vouched for. */
  authorizationUrl(asked: Asked): Promise<string>
  /** Turns the code that a browser brought back into the person. */
  redeem(code: string, asked: Pick<Asked, 'nonce' | 'verifier'>, now: Date): Promise<VouchedPerson>
  /** The same for what the packaged app was given. */
  redeemNative(answer: NativeAnswer, now: Date): Promise<VouchedPerson>
}

export type SocialProviders = Readonly<Record<ProviderName, SocialProvider | undefined>>
