import { isQuiet, type Quietness, quietnessText } from '../bench/quiet.ts'

/**
 * How many times as long as its checks `npm test` may take after the installation, on two cores of a quiet machine. One quiet
 * machine is twice as fast as another, and slows both down alike: the whole run took 31 to 41 times as long as the checks.
 */
const maxRatio = 47

interface Seconds {
  readonly total: number
  /** Of the stage that checks format, types and lint. */
  readonly checks: number
}

export interface TimeTaken {
  /** False if a quiet machine took too long. */
  readonly isGood: boolean
  readonly line: string
}

/** How long a run took. On a machine that others use the time says nothing, so only a quiet one can take too long. */
export function judgeTime({ total, checks }: Seconds, quietness: Quietness | undefined): TimeTaken {
  const limit = maxRatio * checks
  const isGood = total <= limit || !isQuiet(quietness)
  const time = `${total.toFixed(0)} s of at most ${limit.toFixed(0)} s, ${maxRatio} times its checks`
  return { isGood, line: `${isGood ? 'ok    ' : 'FAILED'} ${time}; ${quietnessText(quietness)}` }
}
