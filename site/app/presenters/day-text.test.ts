import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { testTime, createTestContext } from '../../testing/page-context.ts'
import { dateText, daysText, dayText, needYears } from './day-text.ts'

const english = contextAt('2026-11-20 13:00')
const spanish = contextAt('2026-11-20 13:00', 'es')

describe('days as a line', () => {
  it.each([
    ['2026-12-21', '2026-12-27', 'December 21 to 27', 'Del 21 al 27 de diciembre'],
    ['2026-12-01', '2026-12-02', 'December 1 to 2', 'Del 1 al 2 de diciembre'],
    ['2026-11-26', '2026-12-18', 'November 26 to December 18', 'Del 26 de noviembre al 18 de diciembre'],
    [
      '2026-12-28',
      '2027-01-03',
      'December 28, 2026 to January 3, 2027',
      'Del 28 de diciembre de 2026 al 3 de enero de 2027',
    ],
    ['2027-01-04', '2027-01-10', 'January 4 to 10, 2027', 'Del 4 al 10 de enero de 2027'],
    ['2027-01-28', '2027-02-03', 'January 28 to February 3, 2027', 'Del 28 de enero al 3 de febrero de 2027'],
    [
      '2026-12-05',
      '2027-12-06',
      'December 5, 2026 to December 6, 2027',
      'Del 5 de diciembre de 2026 al 6 de diciembre de 2027',
    ],
    ['2026-11-21', '2026-11-21', 'Saturday, November 21', 'Sábado 21 de noviembre'],
    ['2027-01-01', '2027-01-01', 'Friday, January 1, 2027', 'Viernes 1 de enero de 2027'],
  ])('%s to %s are %s', (from, to, inEnglish, inSpanish) => {
    expect(daysText(from, to, english)).toBe(inEnglish)
    expect(daysText(from, to, spanish)).toBe(inSpanish)
  })

  it('have their year on request', () => {
    expect(daysText('2026-12-24', '2026-12-24', english, { withYear: true })).toBe(
      'Thursday, December 24, 2026',
    )
    expect(daysText('2026-12-28', '2026-12-30', english, { withYear: true })).toBe('December 28 to 30, 2026')
    expect(daysText('2026-12-28', '2026-12-30', spanish, { withYear: true })).toBe(
      'Del 28 al 30 de diciembre de 2026',
    )
  })

  it('use the current year at the mall, not in UTC', () => {
    const lastEvening = contextAt('2026-12-31 23:30')
    expect(dateText('2026-12-31', lastEvening)).toBe('December 31')
    expect(dateText('2027-01-01', lastEvening)).toBe('January 1, 2027')
    expect(dateText('2027-01-01', contextAt('2027-01-01 00:00'))).toBe('January 1')
  })
})

describe('a day within a sentence', () => {
  it('is lower case in Spanish and has its year if it is another one', () => {
    expect(dayText('2026-11-21', english)).toBe('Saturday, November 21')
    expect(dayText('2026-11-21', spanish)).toBe('sábado 21 de noviembre')
    expect(dayText('2027-01-02', spanish)).toBe('sábado 2 de enero de 2027')
    expect(dateText('2027-01-02', english)).toBe('January 2, 2027')
    expect(dateText('2025-12-31', spanish)).toBe('31 de diciembre de 2025')
  })
})

describe('a list of days', () => {
  it('needs years if one is not the current year', () => {
    expect(needYears(['2026-12-24', '2026-12-31'], english)).toBe(false)
    expect(needYears(['2026-12-24', '2027-01-01'], english)).toBe(true)
    expect(needYears([], english)).toBe(false)
  })
})

function contextAt(time: string, locale: Locale = 'en') {
  return createTestContext({ now: testTime(time), locale })
}
