import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import type { DayHours, Hours } from '../mall/hours.ts'
import type { DayOfWeek } from '../calendar/dates.ts'
import { type TimedContent, unchangedSpan } from './unchanged-span.ts'

const timeZone = 'America/Halifax'
const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]
const at = (date: string, hour: number) => instantAt(date, hour * 60, timeZone)
const everyDay = (hours: DayHours): Hours => ({
  regular: week.map((dayOfWeek) => ({ dayOfWeek, hours })),
  holidays: [],
})

/** Thursday 19 November 2026 at one in the afternoon. */
const now = at('2026-11-19', 13)

function spanOf(content: Partial<TimedContent>, instant = now) {
  const { start, end } = unchangedSpan(
    { timeZone, hours: [], periods: [], instants: [], ...content },
    instant,
  )
  return [start, end]
}

describe('unchangedSpan', () => {
  const midnights = [at('2026-11-19', 0), at('2026-11-20', 0)]

  it('is a day of the mall where nothing else happens', () => {
    expect(spanOf({})).toEqual(midnights)
    expect(spanOf({}, midnights[1])).toEqual([midnights[1], at('2026-11-20', 17)])
    expect(spanOf({}, at('2026-11-01', 12))).toEqual([at('2026-11-01', 0), at('2026-11-02', 0)])
  })

  it('changes at every bound of a period', () => {
    for (const bound of ['showFrom', 'start', 'end', 'overAt'] as const) {
      expect(spanOf({ periods: [{ [bound]: now }] })).toEqual([now, midnights[1]])
      expect(spanOf({ periods: [{ [bound]: now + 1 }] })).toEqual([midnights[0], now + 1])
    }
    expect(spanOf({ instants: [now - 1, now + 1] })).toEqual([now - 1, now + 1])
  })

  it('changes when the weekend begins and ends', () => {
    const friday = at('2026-11-20', 17)
    expect(spanOf({}, friday - 1)).toEqual([at('2026-11-20', 0), friday])
    expect(spanOf({}, friday)).toEqual([friday, at('2026-11-21', 0)])
  })

  it('changes when the centre or any store opens and closes, past midnight too', () => {
    const hours = [
      everyDay({ kind: 'open', opens: 600, closes: 1260 }),
      everyDay({ kind: 'open', opens: 660, closes: 60 }),
    ]
    expect(spanOf({ hours })).toEqual([at('2026-11-19', 11), at('2026-11-19', 21)])
    expect(spanOf({ hours }, at('2026-11-19', 10))).toEqual([at('2026-11-19', 10), at('2026-11-19', 11)])
    expect(spanOf({ hours }, midnights[0])).toEqual([midnights[0], at('2026-11-19', 1)])
  })

  it('changes when calm hours start and end', () => {
    const calm = [{ days: [4] as const, starts: 720, ends: 840, untranslated: [] }]
    const hours = [{ ...everyDay({ kind: 'all-day' }), calm }]
    expect(spanOf({ hours })).toEqual([at('2026-11-19', 12), at('2026-11-19', 14)])
    expect(spanOf({ hours }, at('2026-11-19', 14))).toEqual([at('2026-11-19', 14), midnights[1]])
  })

  it('changes 25 hours before the end of an opening of several days', () => {
    const closesFriday: Hours = {
      ...everyDay({ kind: 'all-day' }),
      holidays: [
        { from: '2026-11-20', to: '2026-11-20', name: '', hours: { kind: 'open', opens: 0, closes: 960 } },
      ],
    }
    expect(spanOf({ hours: [closesFriday] })).toEqual([midnights[0], at('2026-11-19', 15)])
    expect(spanOf({ hours: [closesFriday] }, at('2026-11-19', 16))).toEqual([
      at('2026-11-19', 15),
      midnights[1],
    ])
  })

  it('changes 25 hours before the end of a longer opening, and not for one of 25 hours', () => {
    const opening = (closes: number): Hours => ({
      regular: [],
      holidays: [
        { from: '2026-11-19', to: '2026-11-19', name: '', hours: { kind: 'all-day' } },
        { from: '2026-11-20', to: '2026-11-20', name: '', hours: { kind: 'open', opens: 0, closes } },
      ],
    })
    expect(spanOf({ hours: [opening(60)] })).toEqual(midnights)
    expect(spanOf({ hours: [opening(61)] })).toEqual([at('2026-11-19', 0) + 60_000, midnights[1]])
  })

  it('knows an opening that joins days and closes early on the day after tomorrow', () => {
    const joined: Hours = {
      regular: [],
      holidays: [
        { from: '2026-11-19', to: '2026-11-20', name: '', hours: { kind: 'all-day' } },
        { from: '2026-11-21', to: '2026-11-21', name: '', hours: { kind: 'open', opens: 0, closes: 30 } },
      ],
    }
    const change = at('2026-11-19', 23) + 30 * 60_000
    expect(spanOf({ hours: [joined] }, change - 1)).toEqual([midnights[0], change])
  })

  it('is the same for all instants within it', () => {
    const content = { hours: [everyDay({ kind: 'open', opens: 615, closes: 1215 })], instants: [now] }
    const [start = 0, end = 0] = spanOf(content)
    for (const instant of [start, start + 1, end - 1]) expect(spanOf(content, instant)).toEqual([start, end])
    expect(spanOf(content, end)).not.toEqual([start, end])
  })
})
