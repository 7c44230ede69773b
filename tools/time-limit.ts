import { isQuiet, type Quietness, quietnessText } from '../bench/quiet.ts'

/**
 * Seconds that `npm test` may take after the installation, on two cores of a quiet machine. A quarter more than it takes: one
 * quiet machine is slower than another, and nobody can change that by changing the code.
 */
const maxSeconds = 1_500

export interface TimeTaken {
  /** False if a quiet machine took too long. */
  readonly isGood: boolean
  readonly line: string
}

/** How long a run took. On a machine that others use the time says nothing, so only a quiet one can take too long. */
export function judgeTime(seconds: number, quietness: Quietness | undefined): TimeTaken {
  const isGood = seconds <= maxSeconds || !isQuiet(quietness)
  const time = `${seconds.toFixed(0)} s of at most ${maxSeconds} s`
  return { isGood, line: `${isGood ? 'ok    ' : 'FAILED'} ${time}; ${quietnessText(quietness)}` }
}
