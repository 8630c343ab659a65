import { setTimeout as pause } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

const SWITCHES = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Judgement {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** How far the page jumps while it loads. */
  readonly layoutShift: number
  /** The milliseconds until the largest part of the first view stands, by the phone that is imagined. */
  readonly largestPaintMs: number
  /** The milliseconds for which it takes no touch. */
  readonly blockedMs: number
  /** How fast this machine was in the meantime: 1500 and more is a desk's, under 800 says that it had other work. */
  readonly machine: number
  /** What took points, a line each. */
  readonly costs: Readonly<Record<Category, readonly string[]>>
}

/** Judges an address as a telephone sees it, in a browser of its own. Throws when that takes longer than `limitMs`. */
export async function judgePage(url: string, limitMs: number): Promise<Judgement> {
  const chromePath = process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH
  const chrome = await launch({
    chromeFlags: SWITCHES,
    logLevel: 'silent',
    ...(chromePath !== undefined && { chromePath }),
  })
  const late = new AbortController()
  try {
    const found = await Promise.race([
      lighthouse(url, { port: chrome.port, logLevel: 'silent', onlyCategories: [...CATEGORIES] }),
      pause(limitMs, undefined, { signal: late.signal }),
    ])
    if (!found) throw new Error(`sin respuesta en ${limitMs / 1000} s`)
    if (found.lhr.runtimeError) throw new Error(found.lhr.runtimeError.message)
    return readResult(found.lhr)
  } finally {
    late.abort()
    chrome.kill()
  }
}

function readResult(lhr: Result): Judgement {
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const each = <T>(read: (category: Category) => T) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, read(category)])) as Record<Category, T>
  return {
    scores: each((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    layoutShift: number('cumulative-layout-shift'),
    largestPaintMs: number('largest-contentful-paint'),
    blockedMs: number('total-blocking-time'),
    machine: Math.round(lhr.environment.benchmarkIndex),
    costs: each((category) => costsOf(lhr, category)),
  }
}

/** A score from which an audit is as good as passed. */
const PASSED = 0.9
const PLACES = 3

/** Audits that weigh and did not pass; of the speed also those that explain it. */
function costsOf(lhr: Result, category: Category): string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id]
    const score = audit?.score ?? null
    if (!audit || score === null || score >= (weight > 0 ? 1 : PASSED)) return []
    if (weight === 0 && category !== 'performance') return []
    const points = weight > 0 ? ` (${Math.round(score * 100)} de 100)` : ''
    const value = audit.displayValue ? ` · ${audit.displayValue}` : ''
    return [`${id}: ${audit.title}${points}${value}`, ...placesIn(audit.details)]
  })
}

/** Where on the page or in which file an audit found something, and how long that took. */
function placesIn(details: unknown): string[] {
  const { items } = (details ?? {}) as { readonly items?: unknown }
  if (!Array.isArray(items)) return []
  return items.slice(0, PLACES).flatMap((item: Readonly<Record<string, unknown>>) => {
    const node = item.node as { readonly selector?: string } | undefined
    const place = node?.selector ?? item.url ?? item.groupLabel
    const took = item.total ?? item.duration
    const ms = typeof took === 'number' ? ` · ${took.toFixed(0)} ms` : ''
    return typeof place === 'string' ? [`  ${place}${ms}`] : []
  })
}
