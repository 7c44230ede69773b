import type { Page } from 'playwright-core'

/** What a page is judged by, in milliseconds but for the shift, which has no unit. */
export interface Vitals {
  readonly largestPaint: number
  readonly blocked: number
  readonly shift: number
  /** From a press to the next painting, of the slowest so far. */
  readonly slowestPress: number
  /** How many have been painted. */
  readonly presses: number
}

/** Makes every page that is opened from now on keep its vitals. */
export async function keepVitals(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => ({ ...window.vitals }))
}

declare global {
  interface Window {
    vitals: { largestPaint: number; blocked: number; shift: number; slowestPress: number; presses: number }
  }
}

/** Runs in the page. */
function observe(): void {
  const vitals = { largestPaint: 0, blocked: 0, shift: 0, slowestPress: 0, presses: 0 }
  window.vitals = vitals
  const on = (type: string, take: (entry: PerformanceEntry & Record<string, unknown>) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(Object.assign(entry))
    })
    observer.observe({ type, buffered: true })
  }
  on('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime
  })
  on('longtask', ({ duration }) => {
    vitals.blocked += Math.max(0, duration - 50)
  })
  on('layout-shift', (entry) => {
    if (entry['hadRecentInput'] !== true) vitals.shift += Number(entry['value'])
  })
  window.addEventListener('click', onPress, { capture: true })

  function onPress({ timeStamp }: Event): void {
    requestAnimationFrame(() => {
      // What is posted in a frame is handled when the frame has been painted.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        vitals.slowestPress = Math.max(vitals.slowestPress, performance.now() - timeStamp)
        vitals.presses++
      })
      port1.start()
      port2.postMessage(undefined)
    })
  }
}
