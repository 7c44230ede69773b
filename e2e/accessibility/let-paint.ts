import type { Page } from 'playwright-core'

/** Gives the browser the time in which it paints so many frames. */
export function letPaint(page: Page, frames: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let painted = 0; painted < count; painted++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, frames)
}
