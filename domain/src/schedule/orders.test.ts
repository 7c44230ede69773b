import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import type { Period } from '../mall/values.ts'
import { byMonth } from './by-month.ts'
import { inEndOrder, inEventOrder, inNewsOrder } from './orders.ts'

const timeZone = 'America/Halifax'
const at = (date: string, hour = 0) => instantAt(date, hour * 60, timeZone)
const present = { now: at('2026-11-20', 12), timeZone }
const record = (id: string, period: Period) => ({ id, period })
const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)

describe('inEndOrder', () => {
  it('puts what ends sooner first and open-ended ones last, featured or not', () => {
    const records = [
      { ...record('open, featured', {}), isFeatured: true },
      { ...record('late, featured', { overAt: 30 }), isFeatured: true },
      record('soon', { overAt: 20 }),
    ]
    expect(ids(inEndOrder(records))).toEqual(['soon', 'late, featured', 'open, featured'])
    expect(ids(records)[0]).toBe('open, featured')
  })

  it('settles ties by the newest, then by id, read as a number', () => {
    const records = [
      record('10', { showFrom: 5 }),
      record('9', { showFrom: 5 }),
      record('8', { showFrom: 7 }),
      record('7', {}),
      record('6', {}),
    ]
    expect(ids(inEndOrder(records))).toEqual(['8', '9', '10', '6', '7'])
  })
})

describe('inEventOrder', () => {
  it('goes by start and counts what has been running as today’s', () => {
    const events = [
      record('tomorrow', { start: at('2026-11-21', 10) }),
      record('this evening', { start: at('2026-11-20', 19) }),
      record('since long, ends late', { start: at('2025-01-01'), overAt: at('2026-12-31') }),
      record('since last week, ends soon', { start: at('2026-11-10'), overAt: at('2026-11-22') }),
      record('always', {}),
      record('this morning', { start: at('2026-11-20', 9) }),
    ]
    expect(ids(inEventOrder(events, present))).toEqual([
      'since last week, ends soon',
      'since long, ends late',
      'always',
      'this morning',
      'this evening',
      'tomorrow',
    ])
  })
})

describe('inNewsOrder', () => {
  it('puts the latest first and undated ones last', () => {
    const news = [
      record('undated', {}),
      record('old', { start: 10 }),
      record('shown', { showFrom: 20 }),
      record('new', { start: 30 }),
    ]
    expect(ids(inNewsOrder(news))).toEqual(['new', 'shown', 'old', 'undated'])
  })

  it('settles ties by id', () => {
    expect(ids(inNewsOrder([record('12', { start: 1 }), record('3', { start: 1 })]))).toEqual(['3', '12'])
  })
})

describe('byMonth', () => {
  it('groups by month of start, past starts and undated ones under the current month', () => {
    const events = [
      record('january', { start: at('2027-01-02', 10) }),
      record('last year', { start: at('2025-12-24') }),
      record('last of november', { start: at('2026-12-01') - 1 }),
      record('first of december', { start: at('2026-12-01') }),
      record('undated', {}),
    ]
    const months = byMonth(events, present).map(({ month, events: inMonth }) => [month, ids(inMonth)])
    expect(months).toEqual([
      ['2026-11', ['last year', 'undated', 'last of november']],
      ['2026-12', ['first of december']],
      ['2027-01', ['january']],
    ])
  })

  it('has no month without events', () => {
    expect(byMonth([], present)).toEqual([])
  })
})
