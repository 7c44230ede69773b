import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findFaintText } from '../accessibility/find-faint-text.ts'
import { findCutOff } from './cut-off.ts'
import { findOverlaps } from './text-geometry.ts'

/**
 * No text lies on another or on its icon at 320 px or twice as large, and none is cut or lost where colours are forced.
 * Leaves the page with its usual size of text, `width` px wide.
 */
export async function keepsTextApart(page: Page, width: number): Promise<void> {
  await resize(page, '200%', 640)
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
  await expect.poll(() => page.evaluate(findOverlaps), { message: `${root}, ${width} px` }).toEqual([])
}
