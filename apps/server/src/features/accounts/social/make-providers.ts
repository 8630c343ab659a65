import type { Config } from '../../../platform/config/config.ts'
import { makeAppleProvider } from './apple-provider.ts'
import { makeGoogleProvider } from './google-provider.ts'
import type { SocialProviders } from './social-provider.ts'

/** The providers for which there are credentials. */
export function makeProviders({ google, apple }: Config, publicUrl: string): SocialProviders {
  return {
    google: google && makeGoogleProvider({ ...google, publicUrl }),
    apple: apple && makeAppleProvider({ ...apple, publicUrl }),
  }
}
