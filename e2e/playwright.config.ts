import { defineConfig } from '@playwright/test'
import { findChromium } from './support/find-chromium.ts'

/**
 * Playwright's own list, which is repeated because a second switch takes the place of the first; and in the end the
 * list below the address field: every context has a window, and each drew that unseen page in a process of its own.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join()}`,
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Pictures for people to look at are made only on demand.
  testIgnore: process.env.E2E_SHOTS ? [] : 'shots.spec.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  // One server and one database; two files of journeys at a time, for a journey mostly waits.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: SWITCHES },
    locale: 'es-AR',
    // Not Argentina's: what a page shows must not depend on where the device thinks it is.
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
})
