import { getConfig, getTime } from '@martillo/contract/system'
import { bind } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { publicConfig } from './public-config.ts'

/** The clock and what a client must know of this service. */
export function registerSystem(platform: Platform): void {
  bind(
    platform.app,
    getTime,
    async ({ reply }) => {
      reply.header('Cache-Control', 'no-store')
      return { now: platform.clock.nowIso() }
    },
    { anonymous: true },
  )
  bind(platform.app, getConfig, async () => publicConfig(platform.config, platform.publicUrl), {
    anonymous: true,
  })
}
