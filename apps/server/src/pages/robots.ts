import type { Platform } from '../platform/platform.ts'
import { closedScreens } from './sitemap-screens.ts'

const HOUR = 'public, max-age=3600'

/** What search engines may read: pages and pictures that are everybody's, not the calls behind them. */
export function robotsText(publicUrl: string): string {
  const closed = ['/api/', '/_correo', ...closedScreens].map((path) => `Disallow: ${path}`)
  return `User-agent: *\nAllow: /api/images/\n${closed.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

export function registerRobots({ app, publicUrl }: Pick<Platform, 'app' | 'publicUrl'>): void {
  const text = robotsText(publicUrl)
  app.get('/robots.txt', async (_, reply) =>
    reply.header('Cache-Control', HOUR).type('text/plain; charset=utf-8').send(text),
  )
}
