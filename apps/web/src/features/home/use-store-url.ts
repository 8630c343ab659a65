import { useSyncExternalStore } from 'react'
import { useConfig } from '../../lib/use-config.ts'

const never = () => () => undefined
const isApple = () => /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent)
// The server draws one page for all devices.
const isAppleOnServer = () => false

/** The address of the app in the store of this device: Apple's on Apple devices, Android's on all others. */
export function useStoreUrl(): string | null {
  const { data: config } = useConfig()
  const apple = useSyncExternalStore(never, isApple, isAppleOnServer)
  return (apple ? config?.app_store_url : config?.play_store_url) ?? null
}
