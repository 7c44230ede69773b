import fc from 'fast-check'
import { createOracle, createWallClock, type Oracle, type WallClock } from './hours-oracle.ts'
import { hoursStatus } from '../hours-status.ts'
import type { DayHours, Hours } from '../../mall/hours.ts'
import type { DayOfWeek } from '../../calendar/dates.ts'
import { statusChanges } from '../status-changes.ts'
import { storeHours } from '../store-hours.ts'

/** For tests: zones with every kind of clock change, and some without any. */
export const zones = [
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

/** The years that are compared. */
export const [firstMinute, lastMinute] = [Date.UTC(2020, 0, 1) / 60_000, Date.UTC(2036, 0, 1) / 60_000]

/** Hours with an instant and a zone, for tests. */
export interface HoursCase {
  readonly hours: Hours
  readonly timeZone: string
  readonly clock: WallClock
  readonly now: number
}

const horizonDays = 4

interface Comparison {
  /** Statuses that were compared. */
  readonly compared: number
  readonly disagreements: readonly unknown[]
}

/**
 * For tests: the rules beside the oracle, every half hour over the horizon, on both sides of every change, and in
 * statuses computed directly.
 */
export function compareWithOracle({ hours, timeZone, clock, now }: HoursCase): Comparison {
  const day = Math.floor(now / 1440)
  const oracle = createOracle(hours, clock, day - 3, day + horizonDays + 10)
  const changes = statusChanges(hours, { now: now * 60_000, timeZone, horizonDays })
  const found: unknown[] = changes[0]?.at === now * 60_000 ? [] : ['the first change is not now']
  let compared = 0
  const check = (minute: number, status: ReturnType<Oracle['statusAt']>) => {
    compared += 1
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
  return { compared, disagreements: found }
}

/** For tests: the days of a week. */
export const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]
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

/** For tests: any hours, at any moment of these years or near a change of clocks, in any of the zones. */
export const anyHoursCase: fc.Arbitrary<HoursCase> = anyMoment.chain((moment) =>
  anyHoursAround(moment.now).map((hours) => ({ ...moment, hours })),
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
