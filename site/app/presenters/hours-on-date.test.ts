import type { Holiday, Hours } from '@promenade/domain/mall/hours'
import { storeHours } from '@promenade/domain/hours/store-hours'
import type { Locale } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../testing/page-context.ts'
import { hoursOnDate } from './hours-on-date.server.ts'

const hours: Hours = {
  regular: ([1, 2, 3, 4, 5, 6] as const).map((dayOfWeek) => ({
    dayOfWeek,
    hours: { kind: 'open', opens: 600, closes: 1260 } as const,
  })),
  holidays: [
    closedOn('2026-12-25', '2026-12-26', 'Christmas'),
    { ...closedOn('2026-12-31', '2026-12-31', 'New Year’s Eve'), hours: { kind: 'all-day' } },
    closedOn('2026-11-24', '2026-11-24', ''),
  ],
}

describe('the hours on one date', () => {
  it.each([
    ['2026-11-20', 'Friday, November 20, 2026: open 10 a.m. to 9 p.m.', 'Our usual Friday hours.'],
    ['2026-11-21', 'Saturday, November 21, 2026: open 10 a.m. to 9 p.m.', 'Our usual Saturday hours.'],
    ['2026-12-25', 'Friday, December 25, 2026: closed.', 'It is Christmas.'],
    ['2026-12-31', 'Thursday, December 31, 2026: open 24 hours.', 'It is New Year’s Eve.'],
    ['2026-11-24', 'Tuesday, November 24, 2026: closed.', undefined],
    ['2026-11-22', 'Sunday, November 22, 2026: not known yet. Please ask nearer the day.', undefined],
  ])('%s is %s', (date, result, reason) => {
    const view = ask(date)
    expect(view).toMatchObject({ value: date, date, result })
    expect(view.reason).toBe(reason)
    expect(view).not.toHaveProperty('fault')
    expect(view).not.toHaveProperty('caution')
  })

  it.each([
    [
      '2026-11-21',
      'Sábado 21 de noviembre de 2026: abierto de 10:00 a 21:00.',
      'Es nuestro horario habitual de los sábados.',
    ],
    [
      '2026-11-23',
      'Lunes 23 de noviembre de 2026: abierto de 10:00 a 21:00.',
      'Es nuestro horario habitual de los lunes.',
    ],
    ['2026-12-25', 'Viernes 25 de diciembre de 2026: cerrado todo el día.', 'Es Christmas.'],
  ])('%s is worded in Spanish', (date, result, reason) => {
    expect(ask(date, { locale: 'es' })).toMatchObject({ result, reason })
  })

  it('may change after the last known holiday, and says so', () => {
    expect(ask('2026-12-31')).not.toHaveProperty('caution')
    expect(ask('2027-01-02').caution).toBe(
      'Holiday hours are set up to December 31; this day may still get its own.',
    )
    expect(ask('2027-01-02', { of: { regular: hours.regular, holidays: [] } })).not.toHaveProperty('caution')
  })

  it('names the owner of the regular hours', () => {
    const own: Hours = {
      regular: [{ dayOfWeek: 6, hours: { kind: 'open', opens: 720, closes: 1080 } }],
      holidays: [],
    }
    const store = { of: storeHours(own, hours).hours, example: 'store' as const }
    expect(ask('2026-11-21', store).reason).toBe('The store’s usual Saturday hours.')
    expect(ask('2026-11-23', store).reason).toBe('The centre’s usual Monday hours, which the store keeps.')
    expect(ask('2026-12-25', store).reason).toBe('It is Christmas.')
    const none = { of: storeHours(undefined, hours).hours, example: 'store' as const }
    expect(ask('2026-11-21', none).reason).toBe('The centre’s usual Saturday hours, which the store keeps.')
  })
})

describe('the form without a date', () => {
  it('defaults to today, with the range of known hours', () => {
    expect(ask(null)).toEqual({
      value: '2026-11-20',
      first: '2026-11-20',
      last: '2027-11-20',
      hint: 'From today to November 20, 2027.',
    })
    expect(ask(null, { locale: 'es' }).hint).toBe('Desde hoy hasta el 20 de noviembre de 2027.')
  })
})

describe('a date without known hours', () => {
  it.each(['tomorrow', '2026-02-29', '2026-11-31', '25/12/2026', '<script>', '__proto__', ''])(
    '%s stays in a text field, with the expected format',
    (text) => {
      expect(ask(text)).toMatchObject({
        value: text,
        isText: true,
        fault: 'That is not a date we can read. Write it like this: 2026-11-20.',
      })
    },
  )

  it('is shortened if it is longer than any date', () => {
    expect(ask('9'.repeat(200)).value).toBe(`${'9'.repeat(30)}…`)
  })

  it('is in the past, and stays in the field', () => {
    expect(ask('2026-11-19')).toMatchObject({
      value: '2026-11-19',
      fault: 'That day is over. Choose today or a day to come.',
    })
  })

  it('is too late, and the error names the last date', () => {
    expect(ask('9999-12-31')).toMatchObject({
      value: '9999-12-31',
      fault: 'Nobody knows that day’s hours yet. Choose a day up to November 20, 2027.',
    })
    expect(ask('2027-11-20')).toHaveProperty('result')
    expect(ask('2027-11-21')).not.toHaveProperty('result')
  })
})

function ask(
  text: string | null,
  {
    locale = 'en',
    of = hours,
    example = 'centre',
  }: { locale?: Locale; of?: Hours; example?: 'centre' | 'store' } = {},
) {
  return hoursOnDate(text, { hours: of, of: example, context: createTestContext({ locale }) })
}

function closedOn(from: string, to: string, name: string): Holiday {
  return { from, to, name, hours: { kind: 'closed' } }
}
