import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anyHoursCase,
  compareWithOracle,
  firstMinute,
  lastMinute,
  week,
  zones,
} from './testing/hours-cases.ts'
import type { DayHours, Hours } from '../mall/hours.ts'

describe('the zones of the comparison', () => {
  it('change their clocks hundreds of times in these years, at midnight and by half an hour too', () => {
    const jumps = zones.flatMap(({ clock }) => clock.jumps.map((jump) => ({ clock, jump })))
    expect(jumps.length).toBeGreaterThan(350)
    const skipped = jumps.map(({ clock, jump }) => clock.wallAt(jump) - clock.wallAt(jump - 1) - 1)
    expect(new Set(skipped)).toEqual(new Set([60, -60, 30, -30]))
    expect(jumps.some(({ clock, jump }) => clock.wallAt(jump - 1) % 1440 === 1439)).toBe(true)
    expect(jumps.every(({ jump }) => jump % 15 === 0)).toBe(true)
  })
})

describe('the status and its changes', () => {
  it.each(zones)(
    'agree with the oracle around every change of clocks in $timeZone',
    ({ timeZone, clock }) => {
      const moments = [leapDay, ...clock.jumps.filter((jump) => firstMinute <= jump && jump < lastMinute)]
      const found = moments.flatMap((moment) => {
        const dayBefore = moment - 1 - (clock.wallAt(moment - 1) % 1440) - 1440
        return trickyHours.flatMap(
          (hours) => compareWithOracle({ hours, timeZone, clock, now: dayBefore }).disagreements,
        )
      })
      expect(found.slice(0, 3)).toEqual([])
    },
    60_000,
  )

  it('agree with the oracle for any hours, at any time, in any of the zones', () => {
    const agrees = fc.property(anyHoursCase, (any) => {
      expect(compareWithOracle(any).disagreements.slice(0, 3)).toEqual([])
    })
    // The drill compares six times as many.
    fc.assert(agrees, { numRuns: 500 })
  })
})

const leapDay = Date.UTC(2024, 1, 29, 12) / 60_000

const open = (opens: number, closes: number): DayHours => ({ kind: 'open', opens, closes })

/** Hours with an edge where clocks jump: at, within and around the skipped or repeated time. */
const trickyHours: readonly Hours[] = [
  ...[
    { kind: 'all-day' } as const,
    open(600, 1260),
    open(1080, 150),
    open(135, 165),
    open(150, 190),
    open(0, 90),
    open(1410, 30),
    open(120, 120),
  ].map((hours) => ({ regular: week.map((dayOfWeek) => ({ dayOfWeek, hours })), holidays: [] })),
  {
    regular: week
      .slice(1)
      .map((dayOfWeek) => ({ dayOfWeek, hours: dayOfWeek % 2 ? open(900, 105) : open(120, 0) })),
    holidays: [],
  },
]
