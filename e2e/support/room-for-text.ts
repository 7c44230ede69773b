import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { findFaintText } from '../accessibility/find-faint-text.ts'
import { findCutOff } from './cut-off.ts'
import { findOverlaps } from './text-geometry.ts'

/** Milliseconds in which a page becomes what it is after a change of its size: elements that are placed by script follow. */
export const usualPatience = 30_000

/**
 * Finds that the page scrolls sideways or texts overlap at 320 px, or with text twice as large, on phones too; that a text is
 * cut off or faint in forced colours. Afterwards the page has its normal text size and is `width` px wide.
 */
export async function findCramped(
  page: Page,
  width: number,
  patience = usualPatience,
): Promise<readonly string[]> {
  const found = [
    ...(await findCrampedAt(page, '200%', 640, patience)),
    ...(await findCrampedAt(page, '200%', 360, patience)),
    ...(await findCrampedAt(page, '100%', 320, patience)),
  ]
  await page.emulateMedia({ forcedColors: 'active' })
  found.push(...(await findCrampedAt(page, '100%', width, patience)))
  for (const find of [findCutOff, findFaintText])
    for (const fault of await lasting(() => page.evaluate(find), patience))
      found.push(`forced colours: ${fault}`)
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

async function findCrampedAt(
  page: Page,
  root: string,
  width: number,
  patience: number,
): Promise<readonly string[]> {
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root)
  await page.setViewportSize({ width, height: 800 })
  const find = async () => {
    const isWide = (await widthOf(page)) > width
    const overlaps = await page.evaluate(findOverlaps, 'main, footer')
    return isWide ? ['the page scrolls sideways', ...overlaps] : overlaps
  }
  return (await lasting(find, patience)).map((fault) => `${root}, ${width} px: ${fault}`)
}

/** Finds texts without room for words that are a third longer; afterwards the words of the page are. */
export async function findTooNarrow(page: Page, patience = usualPatience): Promise<readonly string[]> {
  await page.evaluate(lengthen)
  const found: string[] = []
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const faults = await lasting(() => page.evaluate(findCutOff), patience)
    found.push(...faults.map((fault) => `${width} px: ${fault}`))
  }
  return found
}

/** The faults that are still there when patience has ended; none as soon as there are none. */
export async function lasting(
  find: () => Promise<readonly string[]>,
  patience: number,
): Promise<readonly string[]> {
  const end = performance.now() + patience
  let found = await find()
  while (found.length > 0 && performance.now() < end) {
    await delay(50)
    found = await find()
  }
  return found
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
