/** What an outbox has still to send. */
export interface WaitingQueue {
  readonly waiting: number
  /** Age of the oldest; 0 if none waits. */
  readonly oldestSeconds: number
}

/** Seconds since something began to wait; 0 if nothing waits. */
export function secondsSince(oldest: Date | null, now: Date): number {
  return oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 1_000
}
