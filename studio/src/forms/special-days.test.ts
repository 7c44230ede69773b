import { expect, it } from 'vitest'
import { comingDays } from './special-days.ts'

it('sorts special days by their next dates, and keeps one until its last day', () => {
  const documents = [
    { date: '12-26' },
    { date: '12-28', until: '01-02' },
    { date: '2026-12-01' },
    { date: '12-31' },
    { date: '2030-05-01' },
  ]
  const days = documents.map((document) => ({ document }))
  const found = comingDays(days, '2026-12-30').map(({ document, next, last }) => [document.date, next, last])
  expect(found).toEqual([
    ['12-28', '2026-12-28', '2027-01-02'],
    ['12-31', '2026-12-31', '2026-12-31'],
    ['12-26', '2027-12-26', '2027-12-26'],
    ['2030-05-01', '2030-05-01', '2030-05-01'],
    ['2026-12-01', undefined, undefined],
  ])
  expect(comingDays(days, '2027-01-03')[0]?.next).toBe('2027-12-26')
})
