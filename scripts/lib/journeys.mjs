import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { cache, fromPackage, root } from './paths.mjs'
import { runNode } from './run-program.mjs'

/** Runs the Playwright journeys; resolves with `{ passed, failed }`. Expects the build to be done. */
export async function runJourneys(args = []) {
  const chromium = await ensureChromium()
  if (chromium === undefined) {
    console.error('Falta Chromium: instalalo (apt-get install chromium) o decí dónde está con CHROMIUM_PATH.')
    return { passed: 0, failed: 1 }
  }
  mkdirSync(cache, { recursive: true })
  const report = join(cache, 'journeys.json')
  rmSync(report, { force: true })
  const { code } = await runNode(
    fromPackage('@playwright/test/cli.js'),
    ['test', '--reporter=list,json', ...args],
    {
      cwd: join(root, 'e2e'),
      echo: true,
      env: {
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        // The browser is the system's; Playwright's own is never downloaded.
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      },
    },
  )
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {}
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed }
}
