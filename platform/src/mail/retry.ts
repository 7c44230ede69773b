export const minuteMs = 60_000

const longestPauseMs = 120 * minuteMs

/** How long a mail is tried. */
export const patienceMs = 48 * 60 * minuteMs

/** How long to wait after so many attempts: twice as long each time, at most 2 hours. */
export function pauseAfter(attempts: number, firstPauseMs: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
}
