import { now } from '../../e2e/support/clock/run-clock.ts'

/** The instant that many milliseconds ago, as the platform writes it. */
export function timestamp(ago = 0): string {
  return new Date(now() - ago).toISOString()
}
