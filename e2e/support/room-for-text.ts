import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findFaintText } from '../accessibility/find-faint-text.ts'
import { findCutOff } from './cut-off.ts'
import { findOverlaps } from './text-geometry.ts'

/**
 * Expects that the page does not scroll sideways and no texts overlap at 320 px, and with text twice as large, on phones too;
 * that none is cut off or faint in forced colours. Afterwards the page has its normal text size and is `width` px wide.
 */
export async function fitsSmallAndLarge(page: Page, width: number): Promise<void> {
  await resize(page, '200%', 640)
  await resize(page, '200%', 360)
  await resize(page, '100%', 320)
  await page.emulateMedia({ forcedColors: 'active' })
  await resize(page, '100%', width)
  expect(await page.evaluate(findCutOff), 'forced colours').toEqual([])
  expect(await page.evaluate(findFaintText), 'forced colours').toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}

async function resize(page: Page, root: string, width: number): Promise<void> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root)
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(() => widthOf(page), { message: root }).toBeLessThanOrEqual(width)
  await expect
    .poll(() => page.evaluate(findOverlaps, 'main, footer'), { message: `${root}, ${width} px` })
    .toEqual([])
}

/** Expects room for texts that are a third longer. */
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

/** Runs in the page: lengthens each word by 35 %, as from English to Spanish or German. */
function lengthen(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    // Store names that replace a logo are not translated.
    if (text.parentElement?.closest('script, style, [class*="plate"]') !== null) continue
    text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}{2,}/gu, (word) => {
      return word + word.slice(0, Math.ceil(word.length * 0.35)).toLowerCase()
    })
  }
}
