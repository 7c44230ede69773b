import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, it } from 'vitest'
import { dayNames } from '../calendar/yearly-day.ts'
import { type Recurrence, recurringDays, weeksOfMonth } from './recurrence.ts'

const year = { from: '2026-11-01', to: '2027-10-31', max: 1_000 }

function days(start: string, rule: Recurrence, span = year): readonly string[] {
  return recurringDays(start, rule, span)
}

describe('the days of a recurring event', () => {
  it('are every Friday until a day, but not those left out', () => {
    const rule = { every: 'week', days: ['friday'], until: '2026-12-18', except: ['2026-11-27'] } as const
    expect(days('2026-11-20', rule)).toEqual(['2026-11-20', '2026-12-04', '2026-12-11', '2026-12-18'])
  })

  it('are the first Sunday of each month', () => {
    const rule = { every: 'month', week: 'first', days: ['sunday'], count: 3 } as const
    expect(days('2026-11-20', rule)).toEqual(['2026-12-06', '2027-01-03', '2027-02-07'])
  })

  it('are the last Friday of each month', () => {
    const rule = { every: 'month', week: 'last', days: ['friday'], count: 2 } as const
    expect(days('2026-11-01', rule)).toEqual(['2026-11-27', '2026-12-25'])
  })

  it('leave out months without the date', () => {
    expect(days('2026-12-31', { every: 'month', count: 3 })).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-03-31',
    ])
  })

  it('fall on the weekday of the start where none is named', () => {
    expect(days('2026-11-25', { every: 'week', count: 2 })).toEqual(['2026-11-25', '2026-12-02'])
  })

  it('begin after a start that is no day of the rule', () => {
    expect(days('2026-11-25', { every: 'week', days: ['monday'], count: 1 })).toEqual(['2026-11-30'])
  })

  it('are those within the span, and at most as many as wanted', () => {
    const span = { from: '2026-12-01', to: '2026-12-31', max: 2 }
    expect(days('2020-01-03', { every: 'week' }, span)).toEqual(['2026-12-04', '2026-12-11'])
  })

  it('are the next one where none is in the span, or the last one where it is over', () => {
    const span = { from: '2026-12-05', to: '2026-12-10', max: 60 }
    expect(days('2026-12-04', { every: 'week' }, span)).toEqual(['2026-12-11'])
    expect(days('2026-11-06', { every: 'week', count: 3 }, span)).toEqual(['2026-11-20'])
    expect(days('2026-11-06', { every: 'week', until: '2026-11-19' }, span)).toEqual(['2026-11-13'])
  })

  it('are none of a rule whose days are all left out', () => {
    expect(days('2026-12-04', { every: 'week', count: 1, except: ['2026-12-04'] })).toEqual([])
  })
})

const isoDate = fc
  .integer({ min: 0, max: 700 })
  .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10))

const rules = fc
  .record({
    every: fc.constantFrom('day', 'week', 'month'),
    interval: fc.integer({ min: 1, max: 5 }),
    days: fc.uniqueArray(fc.constantFrom(...dayNames), { minLength: 1, maxLength: 4 }),
    week: fc.option(fc.constantFrom(...weeksOfMonth), { nil: undefined }),
    until: fc.option(isoDate, { nil: undefined }),
    count: fc.integer({ min: 1, max: 30 }),
    except: fc.array(isoDate, { maxLength: 5 }),
  })
  .map(({ every, interval, days, week, until, count, except }): Recurrence => ({
    every,
    interval,
    except,
    ...(until === undefined ? { count } : { until }),
    ...(every === 'week' || (every === 'month' && week !== undefined) ? { days } : {}),
    ...(every === 'month' ? { week } : {}),
  }))

it('agrees with an implementation of RFC 5545 on every rule', () => {
  fc.assert(
    fc.property(isoDate, rules, (start, rule) => {
      const span = { from: start, to: '2029-12-31', max: 10_000 }
      const own = recurringDays(start, rule, span).filter((day) => day >= start && day <= span.to)
      expect(own).toEqual(daysOfRfc(start, rule, span.to))
    }),
    { numRuns: 500 },
  )
})

function daysOfRfc(start: string, rule: Recurrence, to: string): readonly string[] {
  const nth =
    rule.week === undefined ? '' : rule.week === 'last' ? '-1' : String(weeksOfMonth.indexOf(rule.week) + 1)
  const parts = [
    `FREQ=${{ day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' }[rule.every]}`,
    `INTERVAL=${rule.interval ?? 1}`,
    ...(rule.days === undefined
      ? []
      : [`BYDAY=${rule.days.map((day) => nth + day.slice(0, 2).toUpperCase()).join()}`]),
    ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === undefined ? [] : [`UNTIL=${rule.until.replaceAll('-', '')}T235959Z`]),
  ]
  const text = `DTSTART;TZID=UTC:${start.replaceAll('-', '')}T000000\nRRULE:${parts.join(';')}`
  const all = new RRuleTemporal({ rruleString: text }).between(
    new Date(`${start}T00:00:00Z`),
    new Date(`${to}T00:00:00Z`),
    true,
  )
  return all.map((day) => day.toPlainDate().toString()).filter((day) => !rule.except?.includes(day))
}
