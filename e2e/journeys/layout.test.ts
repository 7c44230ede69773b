import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { findCutOff } from '../cut-off.ts'
import { screens } from '../screens.ts'

const visit = useBrowser()

describe('the layout', () => {
  it.each(screens)(
    'of %s never scrolls sideways at 320 px or 200 %, and has room for a third more',
    async (path) => {
      const { page } = await visit({ reducedMotion: 'reduce' })
      // React would put longer words right again.
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(path)
      for (const [root, width] of [
        ['200%', 640],
        ['100%', 320],
      ] as const) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root)
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => widthOf(page), { message: root }).toBeLessThanOrEqual(width)
      }
      await page.evaluate(lengthen)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(findCutOff), { message: `${width} px` }).toEqual([])
      }
    },
  )
})

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** Runs in the page: each word grows by 35 % of itself, as from English to Spanish or German. */
function lengthen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    // Names stay as they are in every language: a store's name in the place of its logo.
    if (text.parentElement?.closest('script, style, [class*="plate"]') !== null) continue
    text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}{2,}/gu, (word) => {
      return word + word.slice(0, Math.ceil(word.length * 0.35)).toLowerCase()
    })
  }
}
