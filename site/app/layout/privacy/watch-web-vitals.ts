import type { WebVitals } from '../../device/measurement.ts'

/** One report per document, also if consent is given again. */
let isReported = false

/**
 * Calls `report` once, when the page is hidden. Browsers buffer earlier entries; one without these metrics reports the
 * time to first byte only. Returns a stop function.
 */
export function watchWebVitals(report: (vitals: WebVitals) => void): () => void {
  let [lcp, inp]: (number | undefined)[] = []
  const shifts = createShiftScore()
  const stops = [
    observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime)),
    observe('layout-shift', (entry) => {
      if (isShift(entry) && !entry.hadRecentInput) shifts.add(entry)
    }),
    observe('event', (entry) => {
      if (isInteraction(entry)) inp = Math.max(inp ?? 0, entry.duration)
    }),
  ]
  const reportOnce = () => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (
      document.visibilityState !== 'hidden' ||
      isReported ||
      !(navigation instanceof PerformanceNavigationTiming)
    )
      return
    isReported = true
    report({
      cls: shifts.worst(),
      ttfb: navigation.responseStart,
      ...(lcp !== undefined && { lcp }),
      ...(inp !== undefined && { inp }),
    })
  }
  document.addEventListener('visibilitychange', reportOnce)
  return () => {
    document.removeEventListener('visibilitychange', reportOnce)
    for (const stop of stops) stop()
  }
}

function observe(type: string, take: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  // 16 ms is the minimum threshold.
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) })
  return () => observer.disconnect()
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

function isShift(entry: PerformanceEntry): entry is Shift {
  return 'value' in entry && 'hadRecentInput' in entry
}

function isInteraction(entry: PerformanceEntry): boolean {
  return 'interactionId' in entry && entry.interactionId !== 0
}

/** Largest session window: gaps under a second, five seconds at most (web.dev/articles/cls). */
function createShiftScore() {
  let [worst, score, begun, last] = [0, 0, -Infinity, -Infinity]
  return {
    add({ startTime, value }: Shift) {
      const isSameWindow = startTime - last < 1_000 && startTime - begun < 5_000
      if (!isSameWindow) [score, begun] = [0, startTime]
      score += value
      last = startTime
      worst = Math.max(worst, score)
    },
    worst: () => worst,
  }
}
