import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findCutOff } from './cut-off.ts'

/** The page never scrolls sideways, neither 320 px wide nor with text twice as large, on a phone too. */
export async function fitsSmallAndLarge(page: Page): Promise<void> {
  for (const [root, width] of [
    ['200%', 640],
    ['200%', 360],
    ['100%', 320],
  ] as const) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root)
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => widthOf(page), { message: root }).toBeLessThanOrEqual(width)
  }
}

/** The page has room for words that are a third longer. */
export async function fitsLongerWords(page: Page): Promise<void> {
  await page.evaluate(lengthen)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => page.evaluate(findCutOff), { message: `${width} px` }).toEqual([])
  }
}

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
