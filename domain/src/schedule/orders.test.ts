import { describe, expect, it } from 'vitest'
import { instantAt } from '../calendar/instants.ts'
import type { Period } from '../mall/values.ts'
import { byMonth } from './by-month.ts'
import { inEventOrder, inJobOrder, inNewsOrder, inPromotionOrder } from './orders.ts'

const timeZone = 'America/Halifax'
const at = (date: string, hour = 0) => instantAt(date, hour * 60, timeZone)
const present = { now: at('2026-11-20', 12), timeZone }
const record = (id: string, period: Period, isFeatured = false) => ({ id, period, isFeatured })
const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)

describe('inPromotionOrder', () => {
  it('puts featured ones first, then what ends sooner, then open-ended ones', () => {
    const promotions = [
      record('open', {}),
      record('late', { overAt: 30 }),
      record('soon', { overAt: 20 }),
      record('featured open', {}, true),
      record('featured', { overAt: 90 }, true),
    ]
    expect(ids(inPromotionOrder(promotions))).toEqual(['featured', 'featured open', 'soon', 'late', 'open'])
    expect(ids(promotions)[0]).toBe('open')
  })

  it('settles ties by the newest, then by id, read as a number', () => {
    const promotions = [
      record('10', { showFrom: 5 }),
      record('9', { showFrom: 5 }),
      record('8', { showFrom: 7 }),
      record('7', {}),
      record('6', {}),
    ]
    expect(ids(inPromotionOrder(promotions))).toEqual(['8', '9', '10', '6', '7'])
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

describe('inJobOrder', () => {
  it('goes by closing date, open-ended ones last', () => {
    const jobs = [record('open', {}), record('b', { overAt: 20 }), record('a', { overAt: 10 })]
    expect(ids(inJobOrder(jobs))).toEqual(['a', 'b', 'open'])
  })

  it('puts the newer of two open-ended ones first', () => {
    expect(ids(inJobOrder([record('old', { showFrom: 1 }), record('new', { showFrom: 2 })]))).toEqual([
      'new',
      'old',
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
