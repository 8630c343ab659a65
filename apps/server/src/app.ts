import { registerAccounts } from './features/accounts/routes.ts'
import { registerAuctions } from './features/auctions/routes.ts'
import { advanceSeq, registerBids, viewerOf } from './features/bids/public.ts'
import { registerCatalog } from './features/catalog/routes.ts'
import { registerDiagnostics } from './features/diagnostics/routes.ts'
import { registerMedia } from './features/media/routes.ts'
import { registerModeration } from './features/moderation/routes.ts'
import { registerNotifications } from './features/notifications/public.ts'
import { registerReputation } from './features/reputation/register-reputation.ts'
import { registerSales } from './features/sales/public.ts'
import { registerSlides } from './features/slides/routes.ts'
import type { BuiltWeb } from './pages/load-web.ts'
import { registerPages } from './pages/register-pages.ts'
import { registerRobots } from './pages/robots.ts'
import { registerSharePictures } from './pages/share-routes.ts'
import { registerSitemap } from './pages/sitemap-routes.ts'
import { registerDocsPage } from './platform/http/docs-page.ts'
import { registerHealth } from './platform/http/health.ts'
import { registerWeb } from './platform/http/static-web.ts'
import { registerMailbox } from './platform/mail/mailbox.ts'
import { makePlatform, type PlatformOptions, type RunningPlatform } from './platform/make-platform.ts'
import { registerSystem } from './platform/system/system.ts'

/**
 * The table of contents: the platform, then each slice by hand, in the order in which they may know each
 * other. Nothing runs until `start`. Without the built web, pages are bare shells.
 */
export async function buildApp(options: PlatformOptions, web?: BuiltWeb): Promise<RunningPlatform> {
  const platform = await makePlatform(options)
  registerHealth(platform)
  registerSystem(platform)

  // Slices, left to right: media · catalog, accounts · slides, reputation · diagnostics, auctions, bids, sales, notifications,
  // moderation.
  registerMedia(platform)
  registerCatalog(platform)
  registerSlides(platform)
  registerAccounts(platform)
  registerReputation(platform)
  registerDiagnostics(platform)
  registerAuctions(platform, {
    viewerOf: (auctionId, personId) => viewerOf(platform.db, auctionId, personId),
    advanceSeq,
  })
  const bids = registerBids(platform)
  registerSales(platform)
  registerNotifications(platform)
  registerModeration(platform, bids)

  registerDocsPage(platform.app)
  registerRobots(platform)
  registerSitemap(platform)
  registerSharePictures(platform)
  registerPages(platform, web)
  if (platform.config.demo) registerMailbox(platform)
  await registerWeb(platform)
  return platform
}
