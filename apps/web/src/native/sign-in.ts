/** What Apple's sheet answers on iOS. */
export interface AppleAnswer {
  readonly identityToken?: string | null
  readonly authorizationCode?: string | null
  readonly email?: string | null
  readonly givenName?: string | null
  readonly familyName?: string | null
}

export interface AppleRequest {
  readonly scopes: 'email name'
  readonly state: string
  /** SHA-256 of the nonce that the server is told, in hexadecimal. */
  readonly nonce: string
}

/** Logins that the packaged app makes with the telephone's own sheets. Rejects with `{ code, message }`. */
export interface NativeSignIn {
  readonly platform: 'ios' | 'android'
  /** A code that the server redeems at Google. */
  google(): Promise<{ readonly code: string }>
  apple(request: AppleRequest): Promise<AppleAnswer>
}

declare global {
  /** Set by the packaged app. */
  var APP_SIGN_IN: NativeSignIn | undefined
}

/** Nothing in a browser. */
export function nativeSignIn(): NativeSignIn | undefined {
  return globalThis.APP_SIGN_IN
}
