import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOracle, createWallClock, type Oracle, type WallClock } from './hours-oracle.ts'
import { hoursStatus } from './hours-status.ts'
import type { DayHours, DayOfWeek, Hours } from './hours.ts'
import { statusChanges } from './status-changes.ts'
import { storeHours } from './store-hours.ts'

const zones = [
  'America/Halifax',
  'America/Toronto',
  'America/St_Johns',
  'America/Mexico_City',
  'America/Tijuana',
  'America/Havana',
  'America/Santiago',
  'America/Nuuk',
  'Europe/London',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
].map((timeZone) => ({ timeZone, clock: createWallClock(timeZone) }))

const [firstMinute, lastMinute] = [Date.UTC(2020, 0, 1) / 60_000, Date.UTC(2036, 0, 1) / 60_000]
const horizonDays = 4

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
        return trickyHours.flatMap((hours) => disagreements({ hours, timeZone, clock, now: dayBefore }))
      })
      expect(found.slice(0, 3)).toEqual([])
    },
    60_000,
  )

  it('agree with the oracle for any hours, at any time, in any of the zones', () => {
    const anyCase = anyMoment.chain((moment) =>
      anyHoursAround(moment.now).map((hours) => ({ ...moment, hours })),
    )
    const agrees = fc.property(anyCase, (any) => {
      expect(disagreements(any).slice(0, 3)).toEqual([])
    })
    fc.assert(agrees, { numRuns: 3000 })
  }, 60_000)
})

const leapDay = Date.UTC(2024, 1, 29, 12) / 60_000

interface Case {
  readonly hours: Hours
  readonly timeZone: string
  readonly clock: WallClock
  readonly now: number
}

/** Every half hour over the horizon, both sides of every change, and statuses asked for directly. */
function disagreements({ hours, timeZone, clock, now }: Case): readonly unknown[] {
  const day = Math.floor(now / 1440)
  const oracle = createOracle(hours, clock, day - 3, day + horizonDays + 10)
  const changes = statusChanges(hours, { now: now * 60_000, timeZone, horizonDays })
  const found: unknown[] = changes[0]?.at === now * 60_000 ? [] : ['the first change is not now']
  const check = (minute: number, status: ReturnType<Oracle['statusAt']>) => {
    const expected = oracle.statusAt(minute)
    if (JSON.stringify(expected) === JSON.stringify(status)) return
    found.push({ at: new Date(minute * 60_000).toISOString(), timeZone, hours, status, expected })
  }

  let index = 0
  // The horizon ends at a midnight, at the earliest three days from now less the hour the clocks may skip.
  for (let minute = now; minute < now + (horizonDays - 1) * 1440 - 60; minute += 30) {
    while ((changes[index + 1]?.at ?? Infinity) <= minute * 60_000) index += 1
    check(minute, changes[index]?.status)
    if (minute % 210 === 0) check(minute, hoursStatus(hours, { now: minute * 60_000 + 59_999, timeZone }))
  }
  for (const [before, { at, status }] of changes.slice(1).map((change, i) => [changes[i], change] as const)) {
    check(at / 60_000 - 1, before?.status)
    check(at / 60_000, status)
    if (JSON.stringify(status) === JSON.stringify(before?.status))
      found.push({ at, status, expected: 'a change' })
  }
  return found
}

const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]
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

const anyMoment = fc.oneof(
  fc
    .record({ zone: fc.constantFrom(...zones), now: fc.integer({ min: firstMinute, max: lastMinute }) })
    .map(({ zone, now }) => ({ ...zone, now })),
  fc
    .record({ zone: fc.constantFrom(...zones), pick: fc.nat(), shift: fc.integer({ min: -2880, max: 1440 }) })
    .map(({ zone, pick, shift }) => ({
      ...zone,
      now: (zone.clock.jumps[pick % zone.clock.jumps.length] ?? firstMinute) + shift,
    })),
)

const anyMinute = fc.oneof(
  fc.nat(1439),
  fc.nat(47).map((half) => half * 30),
)

const anyDay: fc.Arbitrary<DayHours> = fc.oneof(
  fc.constant<DayHours>({ kind: 'closed' }),
  fc.constant<DayHours>({ kind: 'all-day' }),
  fc.record({ kind: fc.constant('open' as const), opens: anyMinute, closes: anyMinute }),
)

function anyHoursAround(now: number): fc.Arbitrary<Hours> {
  const date = (day: number) => new Date(now * 60_000 + day * 86_400_000).toISOString().slice(0, 10)
  const holiday = fc
    .record({
      first: fc.integer({ min: -4, max: 13 }),
      days: fc.constantFrom(0, 0, 0, 1, 2, 6),
      hours: anyDay,
    })
    .map(({ first, days, hours }) => ({ from: date(first), to: date(first + days), name: 'Holiday', hours }))
  const regular = fc.oneof(
    fc
      .tuple(...week.map(() => anyDay))
      .map((days) => days.flatMap((hours, index) => regularDay(index, hours))),
    fc
      .array(fc.record({ index: fc.nat(6), hours: anyDay }), { maxLength: 9 })
      .map((rows) => rows.flatMap(({ index, hours }) => regularDay(index, hours))),
  )
  const layer: fc.Arbitrary<Hours> = fc.record({ regular, holidays: fc.array(holiday, { maxLength: 4 }) })
  return fc.oneof(
    layer,
    fc.tuple(layer, layer).map(([store, centre]) => storeHours(store, centre).hours),
  )
}

function regularDay(index: number, hours: DayHours): Hours['regular'] {
  return week.filter((dayOfWeek) => dayOfWeek === index).map((dayOfWeek) => ({ dayOfWeek, hours }))
}
