import type { Page } from 'playwright-core'

/** Opens documents as in a hidden tab. Returns what shows the tab. */
export async function inHiddenTab(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', {
      get: () => !('shown' in window),
      configurable: true,
    })
  })
  return () =>
    page.evaluate(() => {
      Object.assign(window, { shown: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
}
