import { describe, expect, it } from 'vitest'
import { friday } from '../../testing/sample-content.ts'
import { nextAttempt } from './retry.ts'

const [minute, hour] = [60, 3_600]

function secondsAfter(attempts: number, retryAfter?: string, random = 0): number | undefined {
  const at = nextAttempt({ attempts, retryAfter, now: friday, random })
  return at && (at.getTime() - friday.getTime()) / 1_000
}

describe('the next attempt', () => {
  it('is later each time, ten within three days', () => {
    const pauses = Array.from({ length: 10 }, (_, index) => secondsAfter(index + 1))
    expect(pauses).toEqual([
      5,
      5 * minute,
      30 * minute,
      ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
      undefined,
    ])
  })

  it('is up to a tenth later by chance', () => {
    expect(secondsAfter(2, undefined, 1)).toBe(5.5 * minute)
  })

  it.each([
    ['120', 120],
    ['1', 5],
    [new Date(friday.getTime() + 600_000).toUTCString(), 600],
    [new Date(friday.getTime() - 600_000).toUTCString(), 5],
    ['999999', 24 * hour],
    ['soon', 5],
    ['-1', 5],
    ['', 5],
  ])('is not before what a receiver asks for, within a day: %j', (retryAfter, seconds) => {
    expect(secondsAfter(1, retryAfter)).toBe(seconds)
  })

  it('is none after the last one, whatever a receiver asks for', () => {
    expect(secondsAfter(10, '60')).toBeUndefined()
  })
})
