import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import { calmChanges, calmHoursOn, calmStatus } from './calm-hours.ts'
import type { CalmHours, DayHours, Hours } from '../mall/hours.ts'

const timeZone = 'America/Halifax'
const tuesday = '2026-11-24'
const everyDay = [0, 1, 2, 3, 4, 5, 6] as const

describe('the calm hours of a date', () => {
  it('are those of its day of the week, the earliest first', () => {
    const hours = mall({ calm: [calm([2], '18:00', '19:00'), calm([2, 4], '10:00', '12:00')] })
    expect(times(hours, tuesday)).toEqual(['10:00-12:00', '18:00-19:00'])
    expect(times(hours, '2026-11-26')).toEqual(['10:00-12:00'])
    expect(times(hours, '2026-11-25')).toEqual([])
  })

  it.each([
    ['09:00', '10:00', []],
    ['09:00', '10:01', ['10:00-10:01']],
    ['09:00', '21:00', ['10:00-20:00']],
    ['19:59', '21:00', ['19:59-20:00']],
    ['20:00', '21:00', []],
  ])('from %s to %s are only those while it is open from 10:00 to 20:00: %j', (starts, ends, shown) => {
    expect(times(mall({ calm: [calm([2], starts, ends)] }), tuesday)).toEqual(shown)
  })

  it('go on after midnight while it is open', () => {
    const hours = mall({ calm: [calm([2], '23:00', '02:00')] }, { kind: 'open', opens: 600, closes: 60 })
    expect(times(hours, tuesday)).toEqual(['23:00-01:00'])
    const [span] = calmHoursOn(hours, tuesday, timeZone)
    expect(span?.end).toBe(instantAt('2026-11-25', 60, timeZone))
  })

  it('are whole on a day that is open around the clock or has no known hours', () => {
    const rule = [calm([2], '05:00', '06:00')]
    expect(times(mall({ calm: rule }, { kind: 'all-day' }), tuesday)).toEqual(['05:00-06:00'])
    expect(times({ regular: [], holidays: [], calm: rule }, tuesday)).toEqual(['05:00-06:00'])
  })

  it('are not held on a closed day, nor on a day with holiday hours', () => {
    const rule = [calm([2], '10:00', '12:00')]
    expect(times(mall({ calm: rule }, { kind: 'closed' }), tuesday)).toEqual([])
    const open = { kind: 'open', opens: 600, closes: 1200 } as const
    const holidays = [{ from: tuesday, to: tuesday, name: 'Sale', hours: open }]
    expect(times(mall({ calm: rule, holidays }), tuesday)).toEqual([])
    const store = { regular: [], holidays: [], calm: rule, centre: mall({ holidays }) }
    expect(times(store, tuesday)).toEqual([])
  })

  it('are a store’s own, not those of its centre', () => {
    const store = { regular: [], holidays: [], centre: mall({ calm: [calm([2], '10:00', '12:00')] }) }
    expect(times(store, tuesday)).toEqual([])
  })
})

describe('the status', () => {
  const hours = mall({ calm: [calm([2], '10:00', '12:00')] })

  it.each([
    ['2026-11-23', '12:00', false, tuesday],
    [tuesday, '09:59', false, tuesday],
    [tuesday, '10:00', true, tuesday],
    [tuesday, '11:59', true, tuesday],
    [tuesday, '12:00', false, '2026-12-01'],
  ])('on %s at %s is calm: %s, of %s', (date, time, isNow, shown) => {
    const status = calmStatus(hours, { now: instantAt(date, minuteOf(time), timeZone), timeZone })
    expect(status).toMatchObject({ isNow, span: { date: shown } })
  })

  it('is still calm after midnight', () => {
    const late = mall({ calm: [calm([2], '23:00', '02:00')] }, { kind: 'all-day' })
    const now = instantAt('2026-11-25', 119, timeZone)
    expect(calmStatus(late, { now, timeZone })).toMatchObject({ isNow: true, span: { ends: 120 } })
    expect(calmStatus(late, { now: now + 60_000, timeZone })).toMatchObject({ isNow: false })
  })

  it('looks four weeks ahead', () => {
    const to = (date: string) => ({
      from: '2026-11-20',
      to: date,
      name: 'Break',
      hours: { kind: 'closed' } as const,
    })
    const now = instantAt('2026-11-24', 0, timeZone)
    const rule = [calm([2], '10:00', '12:00')]
    expect(calmStatus(mall({ calm: rule, holidays: [to('2026-12-21')] }), { now, timeZone })?.span.date).toBe(
      '2026-12-22',
    )
    expect(calmStatus(mall({ calm: rule, holidays: [to('2026-12-22')] }), { now, timeZone })).toBeUndefined()
    expect(calmStatus(mall({}), { now, timeZone })).toBeUndefined()
  })

  it('changes when calm hours start and end', () => {
    const now = instantAt(tuesday, 0, timeZone)
    expect(calmChanges(hours, timeZone, now)).toEqual(
      [600, 720].map((at) => instantAt(tuesday, at, timeZone)),
    )
    expect(calmChanges(hours, timeZone, instantAt('2026-11-26', 0, timeZone))).toEqual([])
  })
})

function mall(parts: Partial<Hours>, hours: DayHours = { kind: 'open', opens: 600, closes: 1200 }): Hours {
  return { regular: everyDay.map((dayOfWeek) => ({ dayOfWeek, hours })), holidays: [], ...parts }
}

function calm(days: CalmHours['days'], starts: string, ends: string): CalmHours {
  return { days, starts: minuteOf(starts), ends: minuteOf(ends), untranslated: [] }
}

function times(hours: Hours, date: string): string[] {
  return calmHoursOn(hours, date, timeZone).map(({ starts, ends }) => `${timeOf(starts)}-${timeOf(ends)}`)
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function timeOf(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16)
}
