import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import type { DayHours, Hours } from '../mall/hours.ts'
import type { DayOfWeek } from '../calendar/dates.ts'
import { statusChanges } from './status-changes.ts'

const timeZone = 'America/Halifax'
const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]
const at = (date: string, hour: number) => instantAt(date, hour * 60, timeZone)

function everyDay(hours: DayHours): Hours {
  return { regular: week.map((dayOfWeek) => ({ dayOfWeek, hours })), holidays: [] }
}

describe('statusChanges', () => {
  const hours: Hours = {
    ...everyDay({ kind: 'open', opens: 600, closes: 1260 }),
    holidays: [{ from: '2026-11-21', to: '2026-11-21', name: 'Holiday', hours: { kind: 'closed' } }],
  }

  it('begins now and lists each opening, closing and midnight that changes the wording', () => {
    const now = at('2026-11-20', 12)
    const sunday = at('2026-11-22', 10)
    expect(statusChanges(hours, { now, timeZone, horizonDays: 3 })).toEqual([
      { at: now, status: { kind: 'open', until: at('2026-11-20', 21) } },
      { at: at('2026-11-20', 21), status: { kind: 'closed', today: false, opensAt: sunday, opens: 'later' } },
      {
        at: at('2026-11-21', 0),
        status: { kind: 'closed', today: true, opensAt: sunday, opens: 'tomorrow' },
      },
      { at: at('2026-11-22', 0), status: { kind: 'closed', today: false, opensAt: sunday, opens: 'today' } },
      { at: sunday, status: { kind: 'open', until: at('2026-11-22', 21) } },
      {
        at: at('2026-11-22', 21),
        status: { kind: 'closed', today: false, opensAt: at('2026-11-23', 10), opens: 'tomorrow' },
      },
    ])
  })

  it('has a change at now once', () => {
    const now = at('2026-11-20', 10)
    const [first, second] = statusChanges(hours, { now, timeZone })
    expect(first).toEqual({ at: now, status: { kind: 'open', until: at('2026-11-20', 21) } })
    expect(second?.at).toBe(at('2026-11-20', 21))
  })

  it('covers eight days by default', () => {
    const changes = statusChanges(hours, { now: at('2026-11-20', 12), timeZone })
    expect(changes.at(-1)?.at).toBe(at('2026-11-27', 21))
  })

  it('has one entry where nothing changes', () => {
    const now = at('2026-11-20', 12)
    expect(statusChanges(everyDay({ kind: 'all-day' }), { now, timeZone })).toEqual([
      { at: now, status: { kind: 'open' } },
    ])
    expect(statusChanges({ regular: [], holidays: [] }, { now, timeZone })).toEqual([
      { at: now, status: undefined },
    ])
  })

  it('turns to unknown and back at midnight', () => {
    const known: Hours = { regular: [{ dayOfWeek: 6, hours: { kind: 'closed' } }], holidays: [] }
    expect(statusChanges(known, { now: at('2026-11-20', 12), timeZone })).toEqual([
      { at: at('2026-11-20', 12), status: undefined },
      { at: at('2026-11-21', 0), status: { kind: 'closed', today: true } },
      { at: at('2026-11-22', 0), status: undefined },
    ])
  })
})
