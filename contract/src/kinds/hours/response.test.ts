import { describe, expect, it } from 'vitest'
import { decodeHours } from './response.ts'
import { UnreadableResponse } from '../../decode/decode-context.ts'
import { context } from '../../testing/decoders.ts'
import { otherPlatformHours } from '../../testing/other-platform-responses.ts'
import { hoursExample } from '../../testing/place-examples.ts'

const pacific = { ...context, timeZone: 'America/Los_Angeles' }

describe('decodeHours', () => {
  it('reads a response of our own platform', () => {
    expect(decodeHours(hoursExample, context).value).toEqual({
      regular: [
        { dayOfWeek: 1, hours: { kind: 'open', opens: 600, closes: 1260 } },
        { dayOfWeek: 0, hours: { kind: 'closed' } },
        { dayOfWeek: 6, hours: { kind: 'all-day' } },
      ],
      holidays: [{ from: '2026-12-25', to: '2026-12-26', name: 'Winter break', hours: { kind: 'closed' } }],
      calm: [{ days: [2, 4], starts: 600, ends: 720, note: 'No music.', untranslated: [] }],
      extra: '<p>The food hall opens an hour earlier.</p>',
    })
  })

  it('leaves out calm hours without a day or a time, and reports them', () => {
    const times = { start_time: '10:00', end_time: '12:00' }
    const { value, faults } = decodeHours(
      {
        regular_hours: [],
        calm_hours: [
          { days_of_week: [], ...times },
          { days_of_week: [7, '2'], ...times },
          { days_of_week: 2, ...times },
          { days_of_week: [2], start_time: '10:00' },
          { days_of_week: [6, 0, 6], ...times },
        ],
      },
      context,
    )
    expect(value.calm).toEqual([{ days: [0, 6], starts: 600, ends: 720, untranslated: [] }])
    expect(faults).toHaveLength(4)
  })

  it('reads the flat list of other platforms and leaves the rows of stores out', () => {
    const expected = {
      regular: [
        { dayOfWeek: 1, hours: { kind: 'open', opens: 600, closes: 1260 } },
        { dayOfWeek: 2, hours: { kind: 'open', opens: 600, closes: 30 } },
        { dayOfWeek: 0, hours: { kind: 'closed' } },
      ],
      holidays: [
        {
          from: '2026-10-09',
          to: '2026-10-09',
          name: 'Larch Day',
          hours: { kind: 'open', opens: 660, closes: 1020 },
        },
      ],
    }
    expect(decodeHours(otherPlatformHours, pacific).value).toEqual(expected)
    expect(decodeHours(otherPlatformHours.hours, pacific).value).toEqual(expected)
    expect(decodeHours({ data: otherPlatformHours.hours }, pacific).value).toEqual(expected)
  })

  it('reads a time with the offset of its own date, in summer and winter alike', () => {
    const day = (iso: string) => ({
      regular_hours: [{ day_of_week: 3, open_time: iso, close_time: '20:00' }],
    })
    const opens = [{ dayOfWeek: 3, hours: { kind: 'open', opens: 600, closes: 1200 } }]
    expect(decodeHours(day('2000-01-01T18:00:00.000Z'), pacific).value.regular).toEqual(opens)
    expect(decodeHours(day('2026-07-01T17:00:00.000Z'), pacific).value.regular).toEqual(opens)
  })

  it('takes the calendar day of the mall for a holiday given as an instant', () => {
    const holiday = (date: string) => ({
      holiday_hours: [{ holiday_date: date, holiday_name: 'X', is_closed: true }],
    })
    expect(decodeHours(holiday('2026-12-25T08:00:00.000Z'), pacific).value.holidays[0]?.from).toBe(
      '2026-12-25',
    )
    expect(decodeHours(holiday('2026-12-25T07:00:00.000Z'), pacific).value.holidays[0]?.from).toBe(
      '2026-12-24',
    )
    expect(decodeHours(holiday('2026-12-25'), pacific).value.holidays[0]?.from).toBe('2026-12-25')
  })

  it('ends a holiday that an editor in Hawaii wrote on the day that was meant', () => {
    const row = {
      holiday_date: '2026-12-24T10:00:00.000Z',
      holiday_end_date: '2026-12-27T09:59:59.000Z',
      holiday_name: 'X',
      is_closed: true,
    }
    expect(decodeHours({ holiday_hours: [row] }, pacific).value.holidays).toMatchObject([
      { from: '2026-12-24', to: '2026-12-26' },
    ])
  })

  it('has no row for a day whose times are missing and that is not closed', () => {
    const silent = { open_time: null, close_time: null, is_closed: null }
    const response = {
      regular_hours: [
        { day_of_week: 1, ...silent },
        { day_of_week: 2, ...silent, is_closed: true },
      ],
      holiday_hours: [{ holiday_date: '2026-12-24', holiday_name: 'X', ...silent }],
    }
    const { value, faults } = decodeHours(response, context)
    expect(value).toEqual({ regular: [{ dayOfWeek: 2, hours: { kind: 'closed' } }], holidays: [] })
    expect(faults).toEqual([])
  })

  it('keeps the first of two rows for one day', () => {
    const row = (open: string) => ({ day_of_week: 1, open_time: open, close_time: '20:00' })
    expect(decodeHours({ regular_hours: [row('10:00'), row('11:00')] }, context).value.regular).toEqual([
      { dayOfWeek: 1, hours: { kind: 'open', opens: 600, closes: 1200 } },
    ])
  })

  it('lets closed outweigh open all day, and open all day outweigh times', () => {
    const kind = (row: object) =>
      decodeHours(
        { regular_hours: [{ day_of_week: 1, open_time: '10:00', close_time: '20:00', ...row }] },
        context,
      ).value.regular[0]?.hours.kind
    expect(kind({ is_closed: 'true', open_full_day: true })).toBe('closed')
    expect(kind({ is_closed: 'false', open_full_day: 1 })).toBe('all-day')
    expect(kind({ is_closed: 'null', open_full_day: null })).toBe('open')
  })

  it("lets today's hours fill a missing day and never replace one", () => {
    const todays_hours = {
      day_of_week: 1,
      is_closed: false,
      open_time: { utc: '2026-11-23T14:00:00Z' },
      close_time: { local: '18:00' },
    }
    const today = { dayOfWeek: 1, hours: { kind: 'open', opens: 600, closes: 1080 } }
    expect(decodeHours({ todays_hours }, context).value.regular).toEqual([today])
    const regular_hours = [{ day_of_week: 1, is_closed: true }]
    expect(decodeHours({ regular_hours, todays_hours }, context).value.regular).toEqual([
      { dayOfWeek: 1, hours: { kind: 'closed' } },
    ])
  })

  it('corrects a holiday that ends before it begins, drops one without date, and reports both', () => {
    const response = {
      holiday_hours: [
        { holiday_date: '2026-12-26', holiday_end_date: '2026-12-20', holiday_name: 'X', is_closed: true },
        { holiday_date: 'soon', holiday_name: 'Y', is_closed: true },
        { holiday_date: '2027-01-01', holiday_name: null, is_closed: true },
      ],
    }
    const { value, faults } = decodeHours(response, context)
    expect(value.holidays.map(({ from, to, name }) => [from, to, name])).toEqual([
      ['2026-12-26', '2026-12-26', 'X'],
      ['2027-01-01', '2027-01-01', ''],
    ])
    expect(faults.map(({ message }) => message)).toEqual([
      'holiday_hours #1: ends before it begins; read as one day',
      'holiday_hours #2: holiday_date is not a date; ignored',
      'holiday_hours #2: has no holiday_date; left out',
    ])
  })

  it.each(['<p>a</p>', { extra_hours: '<p>a</p>' }, ['<p>a</p>'], [{ extra_hours: '<p>a</p>' }, null]])(
    'reads the note below the table from %j',
    (extra_hours) => {
      expect(decodeHours({ extra_hours }, context).value.extra).toBe('<p>a</p>')
    },
  )

  it('reads the second language of names and notes', () => {
    const response = {
      holiday_hours: [
        { holiday_date: '2026-12-25', holiday_name: 'Christmas', holiday_name_2: 'Navidad', is_closed: true },
      ],
      extra_hours: { extra_hours: 'One', extra_hours_2: 'Uno' },
    }
    const es = decodeHours(response, { ...context, locale: 'es' }).value
    expect([es.holidays[0]?.name, es.extra]).toEqual(['Navidad', '<p>Uno</p>'])
    const en = decodeHours(response, context).value
    expect([en.holidays[0]?.name, en.extra]).toEqual(['Christmas', '<p>One</p>'])
  })

  it.each([null, {}, []])('knows nothing from %j', (response) => {
    expect(decodeHours(response, context)).toEqual({ value: { regular: [], holidays: [] }, faults: [] })
  })

  it.each([{ stores: [] }, 'closed', 7])('refuses %j', (response) => {
    expect(() => decodeHours(response, context)).toThrow(UnreadableResponse)
  })
})
