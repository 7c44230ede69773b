import type { Locator, Page } from 'playwright-core'
import { boxOf } from './measure.ts'

export interface Gestures {
  /** Taps the target. One that is not in the window, or lies under something, costs a swipe. */
  tap(target: Locator): Promise<void>
  /** So far, on all documents of the page. */
  count(): Promise<number>
}

/**
 * Counts as a visitor counts: each tap, two for a choice in a list (it is opened first), three for a date in a calendar, one
 * for a swipe. The browser counts, so that no test can forget one. For a page that has not been opened yet.
 */
export async function countGestures(page: Page): Promise<Gestures> {
  let swipes = 0
  await page.addInitScript(noteGestures)
  return {
    count: async () => swipes + (await page.evaluate(readGestures)),
    tap: async (target) => {
      await target.waitFor()
      // A page that is still on its way to its place would cost a swipe.
      await boxOf(target)
      if (!(await isInSight(target))) swipes += 1
      await target.tap()
    },
  }
}

/** Runs in the page. The window keeps the sum when it opens another document; a binding would stay on the page for good. */
function noteGestures(): void {
  const note = (more: number) =>
    sessionStorage.setItem('gestures', String(Number(sessionStorage.getItem('gestures')) + more))
  addEventListener('pointerdown', () => note(1), true)
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) note(2)
      if (target instanceof HTMLInputElement && target.type === 'date') note(3)
    },
    true,
  )
}

/** Runs in the page. */
function readGestures(): number {
  return Number(sessionStorage.getItem('gestures'))
}

/** True if the first line of the element is in the window, whole and with nothing over it. */
export function isInSight(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect()
    const bottom = top + Math.min(height, 24)
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const isUncovered = hit !== null && (element.contains(hit) || hit.contains(element))
    return isUncovered && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
  })
}
