import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { colourViolations, otherViolations, violations } from '../support/violations.ts'
import { waitUntilLoaded } from './screens.ts'

/** Width in pixels, of which the narrowest is a wide screen at 400 %, and size of letters. */
const sizes = [
  [320, '100%'],
  [360, '100%'],
  [640, '200%'],
  [1280, '100%'],
  [768, '100%'],
] as const

/**
 * Finds the faults of a screen: of axe, its heading and title, and its width at every size and with text of
 * 200 %. Those of one of two turns, or all.
 */
export async function findFaults(page: Page, turn?: number): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilLoaded(page)
  const half = turn === undefined || inject('isAudit') ? undefined : turn % 2
  const find = half === undefined ? violations : half === 0 ? otherViolations : colourViolations
  const found = await find(page)
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents()
  if (headings.length !== 1) found.push(`has the headings ${headings.join(' and ')}`)
  const title = await page.title()
  if (!title.startsWith(headings[0] ?? '')) found.push(`has the title “${title}”`)
  const size = page.viewportSize()
  for (const [width, letters] of sizes.filter((_, index) => half === undefined || index % 2 === half)) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), letters)
    found.push(...(await overflow(page, `${width} px with letters of ${letters}`)))
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  if (size !== null) await page.setViewportSize(size)
  return found
}

async function overflow(page: Page, name: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return wide > 0 ? [`is ${wide} px too wide at ${name}`] : []
}
