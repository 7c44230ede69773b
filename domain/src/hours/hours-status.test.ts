import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import { hoursStatus } from './hours-status.ts'
import type { DayHours, Holiday, Hours } from '../mall/hours.ts'
import type { DayOfWeek } from '../calendar/dates.ts'

const timeZone = 'America/Halifax'
const closed: DayHours = { kind: 'closed' }
const allDay: DayHours = { kind: 'all-day' }
const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]

/** '10:00-21:00'. */
function open(text: string): DayHours {
  const [opens, closes] = text.split('-').map(minutes)
  return { kind: 'open', opens: opens ?? 0, closes: closes ?? 0 }
}

function minutes(clock: string): number {
  const [hour, minute] = clock.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

function everyDay(hours: DayHours, ...holidays: readonly Holiday[]): Hours {
  return { regular: week.map((dayOfWeek) => ({ dayOfWeek, hours })), holidays }
}

function on(date: string, hours: DayHours, to = date): Holiday {
  return { from: date, to, name: 'Holiday', hours }
}

/** '2026-11-20 10:00' on the mall's wall clock. 2026-11-20 is a Friday. */
function at(text: string, zone = timeZone): number {
  const [date = '', clock = ''] = text.split(' ')
  return instantAt(date, minutes(clock), zone)
}

const statusAt = (hours: Hours, when: string | number, zone = timeZone) =>
  hoursStatus(hours, { now: typeof when === 'string' ? at(when, zone) : when, timeZone: zone })

describe('hoursStatus on an ordinary day', () => {
  const hours = everyDay(open('10:00-21:00'))
  const until = at('2026-11-20 21:00')

  it('is closed before the opening instant, open at it', () => {
    const opensAt = at('2026-11-20 10:00')
    const before = { kind: 'closed', today: false, opensAt, opens: 'today' }
    expect(statusAt(hours, '2026-11-20 00:00')).toEqual(before)
    expect(statusAt(hours, opensAt - 1)).toEqual(before)
    expect(statusAt(hours, opensAt)).toEqual({ kind: 'open', until })
  })

  it('is open until the closing instant, closed at it', () => {
    expect(statusAt(hours, until - 1)).toEqual({ kind: 'open', until })
    const after = { kind: 'closed', today: false, opensAt: at('2026-11-21 10:00'), opens: 'tomorrow' }
    expect(statusAt(hours, until)).toEqual(after)
    expect(statusAt(hours, '2026-11-20 23:59')).toEqual(after)
  })

  it('uses the time zone of the mall', () => {
    expect(statusAt(hours, at('2026-11-20 09:30'), 'America/St_Johns')?.kind).toBe('open')
    expect(statusAt(hours, at('2026-11-20 10:30'), 'America/Vancouver')?.kind).toBe('closed')
  })
})

describe('hoursStatus on a day without opening', () => {
  it('is closed today and names the next opening', () => {
    const hours = everyDay(open('10:00-21:00'), on('2026-11-20', closed))
    const expected = { kind: 'closed', today: true, opensAt: at('2026-11-21 10:00'), opens: 'tomorrow' }
    expect(statusAt(hours, '2026-11-20 00:00')).toEqual(expected)
    expect(statusAt(hours, '2026-11-20 23:59')).toEqual(expected)
  })

  it('finds an opening after a closed tomorrow', () => {
    const hours = everyDay(open('10:00-21:00'), on('2026-11-21', closed))
    const opensAt = at('2026-11-22 10:00')
    expect(statusAt(hours, '2026-11-20 21:00')).toEqual({
      kind: 'closed',
      today: false,
      opensAt,
      opens: 'later',
    })
    expect(statusAt(hours, '2026-11-21 12:00')).toEqual({
      kind: 'closed',
      today: true,
      opensAt,
      opens: 'tomorrow',
    })
  })

  it('finds an opening on the eighth day and gives up after it', () => {
    const eighth = everyDay(open('10:00-21:00'), on('2026-11-20', closed, '2026-11-27'))
    const opensAt = at('2026-11-28 10:00')
    expect(statusAt(eighth, '2026-11-20 12:00')).toEqual({
      kind: 'closed',
      today: true,
      opensAt,
      opens: 'later',
    })
    const ninth = everyDay(open('10:00-21:00'), on('2026-11-20', closed, '2026-11-28'))
    expect(statusAt(ninth, '2026-11-20 12:00')).toEqual({ kind: 'closed', today: true })
  })

  it('has no next opening if every day is closed', () => {
    expect(statusAt(everyDay(closed), '2026-11-20 12:00')).toEqual({ kind: 'closed', today: true })
  })
})

describe('hoursStatus past midnight', () => {
  const bar = everyDay(open('18:00-02:00'))

  it('continues into the next day until it closes', () => {
    const until = at('2026-11-21 02:00')
    expect(statusAt(bar, '2026-11-20 18:00')).toEqual({ kind: 'open', until })
    expect(statusAt(bar, '2026-11-21 00:00')).toEqual({ kind: 'open', until })
    expect(statusAt(bar, until - 1)).toEqual({ kind: 'open', until })
    const next = { kind: 'closed', today: false, opensAt: at('2026-11-21 18:00'), opens: 'today' }
    expect(statusAt(bar, until)).toEqual(next)
  })

  it('continues into a closed day or holiday, which is closed after it', () => {
    const hours = everyDay(open('18:00-02:00'), on('2026-11-21', closed))
    expect(statusAt(hours, '2026-11-21 01:00')).toEqual({ kind: 'open', until: at('2026-11-21 02:00') })
    const next = { kind: 'closed', today: true, opensAt: at('2026-11-22 18:00'), opens: 'tomorrow' }
    expect(statusAt(hours, '2026-11-21 02:00')).toEqual(next)
  })

  it('lets a holiday close past midnight into a regular day', () => {
    const hours = everyDay(open('10:00-21:00'), on('2026-11-20', open('10:00-01:00')))
    expect(statusAt(hours, '2026-11-21 00:30')).toEqual({ kind: 'open', until: at('2026-11-21 01:00') })
    expect(statusAt(hours, '2026-11-21 01:00')).toMatchObject({
      kind: 'closed',
      today: false,
      opens: 'today',
    })
  })

  it('names an opening at midnight as tomorrow’s', () => {
    const hours = everyDay(open('00:00-06:00'))
    const expected = { kind: 'closed', today: false, opensAt: at('2026-11-21 00:00'), opens: 'tomorrow' }
    expect(statusAt(hours, '2026-11-20 06:00')).toEqual(expected)
    expect(statusAt(hours, '2026-11-21 00:00')).toEqual({ kind: 'open', until: at('2026-11-21 06:00') })
  })
})

describe('hoursStatus over openings that join', () => {
  it('has no end if it never closes', () => {
    expect(statusAt(everyDay(allDay), '2026-11-20 12:00')).toEqual({ kind: 'open' })
    expect(statusAt(everyDay(open('10:00-10:00')), '2026-11-20 12:00')).toEqual({ kind: 'open' })
  })

  it('ends at the first closed day, up to the eighth day', () => {
    const eighth = everyDay(allDay, on('2026-11-28', closed))
    expect(statusAt(eighth, '2026-11-20 12:00')).toEqual({ kind: 'open', until: at('2026-11-28 00:00') })
    const ninth = everyDay(allDay, on('2026-11-29', closed))
    expect(statusAt(ninth, '2026-11-20 23:59')).toEqual({ kind: 'open' })
    expect(statusAt(ninth, '2026-11-21 00:00')).toEqual({ kind: 'open', until: at('2026-11-29 00:00') })
  })

  it('joins a closing at midnight with an opening at midnight', () => {
    const hours = everyDay(open('10:00-00:00'), on('2026-11-21', open('00:00-03:00')))
    expect(statusAt(hours, '2026-11-20 12:00')).toEqual({ kind: 'open', until: at('2026-11-21 03:00') })
    const gap = everyDay(open('10:00-00:00'), on('2026-11-21', open('00:01-03:00')))
    expect(statusAt(gap, '2026-11-20 12:00')).toEqual({ kind: 'open', until: at('2026-11-21 00:00') })
    expect(statusAt(gap, '2026-11-21 00:00')).toMatchObject({ kind: 'closed', today: false, opens: 'today' })
  })

  it('joins overlapping openings; the longer one decides the end', () => {
    const hours = everyDay(
      closed,
      on('2026-11-20', open('12:00-11:00')),
      on('2026-11-21', open('08:00-09:00')),
    )
    expect(statusAt(hours, '2026-11-20 12:00')).toEqual({ kind: 'open', until: at('2026-11-21 11:00') })
  })
})

describe('hoursStatus where hours are unknown', () => {
  const friday = { dayOfWeek: 5, hours: open('18:00-02:00') } as const

  it('has no badge', () => {
    expect(statusAt({ regular: [], holidays: [] }, '2026-11-20 12:00')).toBeUndefined()
    expect(statusAt({ regular: [friday], holidays: [] }, '2026-11-19 12:00')).toBeUndefined()
  })

  it('still is open while yesterday’s opening runs', () => {
    const hours: Hours = { regular: [friday], holidays: [] }
    expect(statusAt(hours, '2026-11-21 01:59')).toEqual({ kind: 'open', until: at('2026-11-21 02:00') })
    expect(statusAt(hours, '2026-11-21 02:00')).toBeUndefined()
  })

  it('names no opening beyond an unknown day', () => {
    const hours: Hours = { regular: [friday], holidays: [on('2026-11-19', closed)] }
    const opensAt = at('2026-11-20 18:00')
    expect(statusAt(hours, '2026-11-19 12:00')).toEqual({
      kind: 'closed',
      today: true,
      opensAt,
      opens: 'tomorrow',
    })
    const holiday: Hours = { regular: [friday], holidays: [on('2026-11-18', closed)] }
    expect(statusAt(holiday, '2026-11-18 12:00')).toEqual({ kind: 'closed', today: true })
  })
})

describe('hoursStatus when the clocks change', () => {
  it('closes by the wall clock after a night of 23 or 25 hours', () => {
    const bar = everyDay(open('18:00-03:00'))
    expect(statusAt(bar, '2026-03-07 23:00')).toEqual({
      kind: 'open',
      until: Date.parse('2026-03-08T06:00Z'),
    })
    expect(statusAt(bar, '2026-10-31 23:00')).toEqual({
      kind: 'open',
      until: Date.parse('2026-11-01T07:00Z'),
    })
  })

  it('moves a skipped closing forward and takes the first of a repeated one', () => {
    const spring = everyDay(open('18:00-02:30'))
    expect(statusAt(spring, '2026-03-07 23:00')).toEqual({
      kind: 'open',
      until: Date.parse('2026-03-08T06:30Z'),
    })
    const autumn = everyDay(open('18:00-01:30'))
    expect(statusAt(autumn, '2026-10-31 23:00')).toEqual({
      kind: 'open',
      until: Date.parse('2026-11-01T04:30Z'),
    })
    expect(statusAt(autumn, Date.parse('2026-11-01T05:15Z'))).toMatchObject({
      kind: 'closed',
      opens: 'today',
    })
  })

  it('does not open if the clocks skip the whole opening', () => {
    const hours = everyDay(closed, on('2026-03-08', open('02:30-03:15')))
    expect(statusAt(hours, '2026-03-08 12:00')).toEqual({ kind: 'closed', today: true })
    expect(statusAt(hours, '2026-03-08 03:10')).toEqual({ kind: 'closed', today: true })
  })

  it('changes at the start of a day without midnight', () => {
    const hours = everyDay(allDay, on('2026-03-08', closed))
    const start = Date.parse('2026-03-08T05:00Z')
    expect(statusAt(hours, '2026-03-07 12:00', 'America/Havana')).toEqual({ kind: 'open', until: start })
    expect(statusAt(hours, start, 'America/Havana')).toMatchObject({
      kind: 'closed',
      today: true,
      opens: 'tomorrow',
    })
  })
})
