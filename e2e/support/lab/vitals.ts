import type { CDPSession, Page } from 'playwright-core'
import { readPage } from './read-page.ts'

/** Web vitals of a page in milliseconds; `shift` is a score. */
export interface Vitals {
  readonly largestPaint: number
  /** Total blocking time: milliseconds beyond 50 of each long task after the first contentful paint. */
  readonly blocked: number
  readonly shift: number
}

/** Makes every document that is opened from now on record its vitals. */
export async function recordVitals(page: Page): Promise<void> {
  await page.addInitScript(observe, shortestReported)
}

export function readVitals(session: CDPSession): Promise<Vitals> {
  return readPage(session, () => ({ ...window.vitals }))
}

/**
 * Milliseconds from each click so far to the next paint, as measured for INP (Event Timing, in steps of 8); 0 until it is
 * reported.
 */
export function readPresses(session: CDPSession): Promise<readonly number[]> {
  return readPage(session, () => window.presses)
}

/** Milliseconds; browsers do not report shorter events. */
export const shortestReported = 16

declare global {
  interface Window {
    vitals: { -readonly [Key in keyof Vitals]: Vitals[Key] }
    presses: number[]
  }
}

/** Runs in the page. */
function observe(durationThreshold: number): void {
  const vitals = { largestPaint: 0, blocked: 0, shift: 0 }
  window.vitals = vitals
  const presses: number[] = []
  window.presses = presses
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
    addUp()
  })
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') firstPaint = entry.startTime
    addUp()
  })
  on('layout-shift', (entry) => {
    if (entry['hadRecentInput'] !== true) vitals.shift += Number(entry['value'])
  })
  window.addEventListener('click', () => presses.push(0), { capture: true })
  const onEvent = ({ name, duration }: PerformanceEntry) => {
    if (name === 'click') presses[presses.length - 1] = duration
  }
  on('event', onEvent, { durationThreshold })

  /** Of a task during the first paint, only the part after it counts. */
  function addUp(): void {
    vitals.blocked = 0
    for (const { startTime, duration } of tasks) {
      const since = Math.max(0, startTime + duration - Math.max(startTime, firstPaint))
      vitals.blocked += Math.max(0, since - 50)
    }
  }
}
