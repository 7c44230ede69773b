import type { Page } from 'playwright-core'
import { findCutOff } from '../support/cut-off.ts'
import { letPaint } from './let-paint.ts'

interface Reading {
  readonly what: string
  readonly width: number
  /** What the reader has told the browser. */
  readonly css: string
}

/** How people read who need text larger, or wider apart. */
export const readings: readonly Reading[] = [
  { what: '320 px wide', width: 320, css: '' },
  { what: 'text twice as large', width: 640, css: 'html { font-size: 200% !important }' },
  {
    what: 'text spaced as WCAG 1.4.12 says',
    width: 360,
    css: `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
      p { margin-bottom: 2em !important }`,
  },
]

/** What does not fit for somebody who reads like this. */
export async function readAs(page: Page, { width, css }: Omit<Reading, 'what'>): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  // What was set in another size is measured so for a moment more.
  await letPaint(page, 2)
  return page.evaluate(findCutOff)
}
