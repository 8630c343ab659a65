import type { Locator } from '@playwright/test'

const MOST_TABS = 80

/** Presses the tab key until the thing has the focus, as somebody without a mouse does. */
export async function tabTo(wanted: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await wanted.page().keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`not reached within ${MOST_TABS} tabs: ${wanted}`)
}
