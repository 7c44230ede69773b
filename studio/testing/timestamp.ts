import { now } from '../../e2e/support/clock/run-clock.ts'

/** The instant `ago` milliseconds in the past, in the platform's format. */
export function timestamp(ago = 0): string {
  return new Date(now() - ago).toISOString()
}
