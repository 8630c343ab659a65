import { internalPath } from '../../lib/paths.ts'

const HERE = 'https://here.invalid'

/** Where a slide leads: `to` is a screen of this site, `href` an https address elsewhere. */
export type SlideTarget = { to: string } | { href: string }

/** What a slide's link means. Whatever is neither a screen of this site nor written as an https address leads nowhere. */
export function slideTarget(link: string | null | undefined): SlideTarget | null {
  if (!link) return null
  if (!/^https:\/\//i.test(link)) {
    const to = internalPath(link, HERE)
    return to ? { to } : null
  }
  try {
    const { href, username, password } = new URL(link)
    return username || password ? null : { href }
  } catch {
    return null
  }
}
