import type { Locator, Page } from 'playwright-core'

declare global {
  /** Set in pages whose gestures are counted. */
  var countGestures: (count: number) => void
}

export interface Gestures {
  /** Taps the target. One that is not in the window, or lies under something, costs a swipe. */
  tap(target: Locator): Promise<void>
  /** So far, on all documents of the page. */
  count(): number
}

/**
 * Counts as a visitor counts: each tap, two for a choice in a list (it is opened first), three for a date in a calendar, one
 * for a swipe. The browser counts, so that no test can forget one. For a page that has not been opened yet.
 */
export async function countGestures(page: Page): Promise<Gestures> {
  let count = 0
  await page.exposeBinding('countGestures', (_, more: number) => {
    count += more
  })
  await page.addInitScript(reportGestures)
  return {
    count: () => count,
    tap: async (target) => {
      await target.waitFor()
      if (!(await isInSight(target))) count += 1
      await target.tap()
    },
  }
}

/** Runs in the page. */
function reportGestures(): void {
  addEventListener('pointerdown', () => globalThis.countGestures(1), true)
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) globalThis.countGestures(2)
      if (target instanceof HTMLInputElement && target.type === 'date') globalThis.countGestures(3)
    },
    true,
  )
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
