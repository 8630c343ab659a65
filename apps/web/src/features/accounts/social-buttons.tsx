import { useEffect, useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { bearer } from '../../lib/bearer.ts'
import { useConfig } from '../../lib/use-config.ts'
import { type NativeSignIn, nativeSignIn } from '../../native/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { enterByAppleNative } from './apple-native.ts'
import { FormAlert } from './form-alert.tsx'
import { AppleMark, GoogleMark } from './provider-marks.tsx'
import { useArrive } from './use-arrive.ts'

type Provider = 'google' | 'apple'

/** Answers whether the profile is still to be completed. */
async function enterByGoogleNative(native: NativeSignIn): Promise<boolean> {
  const { code } = await native.google()
  const { city } = await call('POST /auth/google/native', { body: { code }, onHeaders: bearer.keepFrom })
  return city === ''
}

/** Logins by Google and Apple, those that the site has; nothing when it has none. */
export function SocialButtons() {
  const { data } = useConfig()
  const arrive = useArrive()
  const [busy, setBusy] = useState<Provider>()
  const [fault, setFault] = useState<string>()

  useEffect(() => {
    // Back from the provider's page, this one may come out of the browser's memory as it was left: turning.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(undefined)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const { google = false, apple = false } = data?.features ?? {}
  if (!google && !apple) return null

  async function enter(provider: Provider) {
    setBusy(provider)
    setFault(undefined)
    try {
      const native = nativeSignIn()
      if (native) {
        await arrive(provider === 'apple' ? await enterByAppleNative() : await enterByGoogleNative(native))
      } else {
        const { auth_url } = await call(
          provider === 'google' ? 'GET /auth/google/login' : 'GET /auth/apple/login',
        )
        // The browser leaves; until it does the button keeps turning.
        window.location.assign(auth_url)
        return
      }
    } catch (error) {
      const otherwise =
        provider === 'google' ? 'Failed to complete Google authentication' : 'Authentication failed'
      setFault(sentenceOf(error, error instanceof Error && error.message ? error.message : otherwise))
    }
    setBusy(undefined)
  }

  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-14 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        o
      </p>
      {fault && <FormAlert>{fault}</FormAlert>}
      {google && (
        <Button kind="line" size="big" wide loading={busy === 'google'} onClick={() => void enter('google')}>
          <GoogleMark />
          Continuar con Google
        </Button>
      )}
      {apple && (
        <Button kind="line" size="big" wide loading={busy === 'apple'} onClick={() => void enter('apple')}>
          <AppleMark />
          Continuar con Apple
        </Button>
      )}
    </div>
  )
}
