const [secondMs, minuteMs, hourMs] = [1_000, 60_000, 3_600_000]

/** The pauses after failed attempts, as Standard Webhooks recommends: ten attempts within three days. */
const pausesMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
]

/** The longest that a receiver may ask us to wait. */
const maxAskedMs = 24 * hourMs

/** Up to a tenth later, so that the events of one act do not come back all at once. */
const jitter = 0.1

interface Failed {
  /** This one included. */
  readonly attempts: number
  readonly retryAfter: string | undefined
  readonly now: Date
  /** From 0 to 1. */
  readonly random: number
}

/** The time of the next attempt; undefined after the last one. */
export function nextAttempt({ attempts, retryAfter, now, random }: Failed): Date | undefined {
  const pause = pausesMs[attempts - 1]
  if (pause === undefined) return undefined
  const asked = Math.min(parseRetryAfter(retryAfter, now), maxAskedMs)
  return new Date(now.getTime() + Math.max(pause * (1 + jitter * random), asked))
}

/** Milliseconds; 0 without the header, or for one that is none. It has seconds, or a date. */
function parseRetryAfter(text: string | undefined, now: Date): number {
  if (text === undefined) return 0
  if (/^\d{1,9}$/.test(text)) return Number(text) * secondMs
  const at = Date.parse(text)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime())
}
