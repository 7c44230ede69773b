import type { CDPSession, Page } from 'playwright-core'
import { readPage } from './read-page.ts'

/** What a page is judged by, in milliseconds but for the shift, which has no unit. */
export interface Vitals {
  readonly largestPaint: number
  /** What tasks took beyond 50 each, before the first painting of content and since: the latter is the total blocking time. */
  readonly blockedBefore: number
  readonly blocked: number
  readonly shift: number
  /** From the last press to the next painting, as browsers reckon it for INP (Event Timing, in steps of 8). */
  readonly lastPress: number
  /** How many have been painted. */
  readonly presses: number
}

/** Makes every page that is opened from now on keep its vitals. */
export async function keepVitals(page: Page): Promise<void> {
  await page.addInitScript(observe)
}

export function readVitals(session: CDPSession): Promise<Vitals> {
  return readPage(session, () => ({ ...window.vitals }))
}

declare global {
  interface Window {
    vitals: { -readonly [Key in keyof Vitals]: Vitals[Key] }
  }
}

/** Runs in the page. */
function observe(): void {
  const vitals = { largestPaint: 0, blockedBefore: 0, blocked: 0, shift: 0, lastPress: 0, presses: 0 }
  window.vitals = vitals
  let firstPaint = Infinity
  const tasks: PerformanceEntry[] = []
  const on = (
    type: string,
    take: (entry: PerformanceEntry & Record<string, unknown>) => void,
    options?: { durationThreshold: number },
  ) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(Object.assign(entry))
    })
    observer.observe({ type, buffered: true, ...options })
  }
  on('largest-contentful-paint', ({ startTime }) => {
    vitals.largestPaint = startTime
  })
  on('longtask', (task) => {
    tasks.push(task)
    sortTasks()
  })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') firstPaint = entry.startTime
    sortTasks()
  })
  on('layout-shift', (entry) => {
    if (entry['hadRecentInput'] !== true) vitals.shift += Number(entry['value'])
  })
  const onEvent = ({ name, duration }: PerformanceEntry) => {
    if (name !== 'click') return
    vitals.lastPress = duration
    vitals.presses++
  }
  on('event', onEvent, { durationThreshold: 16 })

  /** Of a task during which the page was painted, the rest counts as since. */
  function sortTasks(): void {
    vitals.blockedBefore = 0
    vitals.blocked = 0
    for (const { startTime, duration } of tasks) {
      const since = Math.max(0, startTime + duration - Math.max(startTime, firstPaint))
      vitals.blockedBefore += Math.max(0, duration - since - 50)
      vitals.blocked += Math.max(0, since - 50)
    }
  }
}
