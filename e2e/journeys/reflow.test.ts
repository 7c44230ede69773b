import { describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { screens } from '../screens.ts'

const visit = useBrowser()

describe('the layout', () => {
  it.each(screens)('of %s never scrolls sideways, at 320 px and with text at 200 %', async (path) => {
    for (const root of ['100%', '200%']) {
      const { page } = await visit({ viewport: { width: root === '100%' ? 320 : 640, height: 800 } })
      await page.goto(path)
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root)
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      expect(scrollWidth, root).toBeLessThanOrEqual(clientWidth)
    }
  })
})
