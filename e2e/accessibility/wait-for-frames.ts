import type { Page } from 'playwright-core'

/** Waits until the browser has painted this number of frames. */
export function waitForFrames(page: Page, frames: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let painted = 0; painted < count; painted++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, frames)
}
