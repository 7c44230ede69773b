import type { Page } from 'playwright-core'

/** What a page is judged by, in milliseconds but for the shift, which has no unit. */
export interface Vitals {
  readonly largestPaint: number
  readonly blocked: number
  readonly shift: number
  /** From a press to the next painting, of the slowest so far; 0 where all were faster than a frame. */
  readonly slowestPress: number
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
    vitals: { largestPaint: number; blocked: number; shift: number; slowestPress: number }
  }
}

/** Runs in the page. */
function observe(): void {
  const vitals = { largestPaint: 0, blocked: 0, shift: 0, slowestPress: 0 }
  window.vitals = vitals
  const on = (type: string, take: (entry: PerformanceEntry & Record<string, unknown>) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(Object.assign(entry))
    })
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
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
  on('event', (entry) => {
    if (Number(entry['interactionId']) > 0)
      vitals.slowestPress = Math.max(vitals.slowestPress, entry.duration)
  })
}
