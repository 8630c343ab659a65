import type { Page } from '@playwright/test'

/** The instant (epoch milliseconds) at which all the texts stand in the auction's panel, noticed in the page itself. */
export function timeOfText(page: Page, ...texts: string[]): Promise<number> {
  return page.evaluate((wanted) => {
    const panel = document.querySelector('main aside')
    if (!panel) throw new Error('there is no panel')
    const plain = (text: string) => text.replace(/\s+/g, ' ')
    return new Promise<number>((resolve) => {
      function look() {
        const shown = plain(panel?.textContent ?? '')
        if (!wanted.every((text) => shown.includes(plain(text)))) return
        observer.disconnect()
        resolve(Date.now())
      }
      const observer = new MutationObserver(look)
      observer.observe(panel, { subtree: true, childList: true, characterData: true })
      look()
    })
  }, texts)
}
