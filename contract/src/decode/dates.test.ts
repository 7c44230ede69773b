import { describe, expect, it } from 'vitest'
import { readDay, readInstant, readLastDay, readOverAt, readPeriod, readTime } from './dates.ts'

const notes: string[] = []
const context = { timeZone: 'America/Los_Angeles', note: (message: string) => void notes.push(message) }

describe('readInstant', () => {
  it.each([
    ['2026-05-22T23:00:00.000Z', '2026-05-22T23:00:00.000Z'],
    ['2018-05-23T07:00:00Z', '2018-05-23T07:00:00.000Z'],
    ['2026-05-22T23:00:00.25-04:00', '2026-05-23T03:00:00.250Z'],
    ['2026-05-22 23:00:00 UTC', '2026-05-22T23:00:00.000Z'],
    ['2026-05-22T23:00:00+0530', '2026-05-22T17:30:00.000Z'],
    ['2026-05-22', '2026-05-22T07:00:00.000Z'],
    ['2026-01-22', '2026-01-22T08:00:00.000Z'],
    ['2026-05-22T18:30', '2026-05-23T01:30:00.000Z'],
  ])('reads %s', (value, iso) => {
    expect(new Date(readInstant({ at: value }, 'at', context) ?? Number.NaN).toISOString()).toBe(iso)
  })

  it.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    'soon',
    '22/05/2026',
    '2026-05-22T25:00:00Z',
    5,
    {},
  ])('is absent with a note for %j', (value) => {
    notes.length = 0
    expect(readInstant({ at: value }, 'at', context)).toBeUndefined()
    expect(notes).toEqual(['at is not a date; ignored'])
  })

  it.each([null, '', 'null', undefined])('is absent without a note for %j', (value) => {
    notes.length = 0
    expect(readInstant({ at: value }, 'at', context)).toBeUndefined()
    expect(notes).toEqual([])
  })
})

describe('readDay', () => {
  it("is the day as written, or the day of an instant in the mall's zone", () => {
    expect(readDay({ at: '2026-12-25' }, 'at', context)).toBe('2026-12-25')
    expect(readDay({ at: '2026-12-25T08:00:00.000Z' }, 'at', context)).toBe('2026-12-25')
    expect(readDay({ at: '2026-12-25T07:59:59.000Z' }, 'at', context)).toBe('2026-12-24')
  })
})

describe('readLastDay', () => {
  it.each([
    ['midnight of the day, where the mall is', '2026-12-26T08:00:00Z', '2026-12-26'],
    ['the last second of the day, where the mall is', '2026-12-27T07:59:59Z', '2026-12-26'],
    ['the last second of the day in Hawaii', '2026-12-27T09:59:59.000Z', '2026-12-26'],
    ['the last minute of the day in Hawaii', '2026-12-27T09:59:00Z', '2026-12-26'],
    ['the last second of the day in Newfoundland', '2026-12-27T03:29:59Z', '2026-12-26'],
    ['midnight of the day in Hawaii', '2026-12-26T10:00:00Z', '2026-12-26'],
    ['noon of the day', '2026-12-26T20:00:00Z', '2026-12-26'],
    ['the last minute before noon', '2026-12-26T19:59:00Z', '2026-12-26'],
    ['a date', '2026-12-26', '2026-12-26'],
    ['a local time', '2026-12-26T01:59', '2026-12-26'],
  ])('reads %s', (_, written, day) => {
    expect(readLastDay({ at: written }, 'at', context)).toBe(day)
  })

  it.each(['Pacific/Honolulu', 'America/Halifax', 'Europe/London'])(
    'reads an end in Hawaii for a mall in %s',
    (timeZone) => {
      expect(readLastDay({ at: '2026-12-27T09:59:59Z' }, 'at', { ...context, timeZone })).toBe('2026-12-26')
    },
  )

  it('is undefined for an invalid date', () => {
    expect(readLastDay({}, 'at', context)).toBeUndefined()
  })
})

describe('readOverAt', () => {
  it.each([
    ['a date', '2026-12-26', '2026-12-27T08:00:00Z'],
    ['the last second of the day', '2026-12-27T07:59:59.000Z', '2026-12-27T08:00:00Z'],
    ['the last second of the day in Hawaii', '2026-12-27T09:59:59Z', '2026-12-27T08:00:00Z'],
    ['the local last second of the day', '2026-12-26 23:59:59', '2026-12-27T08:00:00Z'],
    ['a time', '2026-12-27T02:00:00.000Z', '2026-12-27T02:00:00Z'],
    ['a time just before a quarter', '2026-12-27T01:59:00Z', '2026-12-27T01:59:00Z'],
    ['a local time', '2026-12-26 18:00', '2026-12-27T02:00:00Z'],
    ['midnight', '2026-12-27T08:00:00Z', '2026-12-27T08:00:00Z'],
  ])('reads %s', (_, written, end) => {
    expect(readOverAt({ at: written }, 'at', context)).toBe(Date.parse(end))
  })

  it('is undefined for an invalid date', () => {
    expect(readOverAt({ at: 'soon' }, 'at', context)).toBeUndefined()
  })
})

describe('readPeriod', () => {
  const end = '2026-05-31T06:59:59.000Z'
  const endInHawaii = '2026-05-31T09:59:59.000Z'

  it('ends with the day that an editor in Hawaii meant', () => {
    expect(readPeriod({ end_date: endInHawaii }, context).overAt).toBe(Date.parse('2026-05-31T07:00:00Z'))
  })

  it('ends with an exact end, also in the last minute before noon', () => {
    const morning = { start_date: '2026-05-31T08:00', end_date: '2026-05-31T16:59:00Z' }
    expect(readPeriod(morning, context, true).overAt).toBe(Date.parse(morning.end_date))
  })

  it("includes the whole end date in the mall's zone", () => {
    const { overAt } = readPeriod({ end_date: end }, context)
    expect(overAt).toBe(Date.parse('2026-05-31T07:00:00Z'))
  })

  it.each([
    ['at midday', '2026-05-30T10:00', '2026-05-30T12:30', '2026-05-30T19:30:00Z'],
    ['in the small hours', '2026-05-29T20:00', '2026-05-30T01:00', '2026-05-30T08:00:00Z'],
    ['on the last of several days', '2026-05-28T10:00', '2026-05-30T18:00', '2026-05-31T01:00:00Z'],
  ])('is over with an exact end %s', (_when, start, end, over) => {
    const dates = { start_date: start, end_date: end }
    expect(readPeriod(dates, context, true)).toMatchObject({
      end: Date.parse(over),
      overAt: Date.parse(over),
    })
    expect(readPeriod(dates, context, false).overAt).toBe(Date.parse('2026-05-31T07:00:00Z'))
  })

  it.each(['2026-05-30T10:00', '2026-05-30T11:00'])('lasts its day where it starts at %s', (start) => {
    const dates = { start_date: start, end_date: '2026-05-30T10:00' }
    expect(readPeriod(dates, context, true).overAt).toBe(Date.parse('2026-05-31T07:00:00Z'))
  })

  it('includes a day of 25 hours', () => {
    expect(readPeriod({ end_date: '2026-11-01' }, context).overAt).toBe(Date.parse('2026-11-02T08:00:00Z'))
  })

  it('has an exact end only if times are shown and the end has one', () => {
    expect(readPeriod({ end_date: end }, context, true).end).toBe(Date.parse(end))
    expect(readPeriod({ end_date: end }, context, false)).not.toHaveProperty('end')
    expect(readPeriod({ end_date: '2026-05-30' }, context, true)).not.toHaveProperty('end')
  })

  it.each([{ end_date: null, no_end_date: false }, { end_date: end, no_end_date: true }, {}])(
    'is open-ended for %j',
    (row) => {
      expect(readPeriod(row, context)).toEqual({})
    },
  )

  it('shows a record with an invalid first day', () => {
    expect(readPeriod({ show_on_web_date: 'next week' }, context)).toEqual({})
  })
})

describe('readTime', () => {
  it.each([
    // The offset of the date that is written counts, not that of today.
    ['2000-01-01T18:00:00.000Z', 600],
    ['2026-07-01T17:00:00.000Z', 600],
    [{ utc: '2026-07-01T17:00:00.000Z', local: 'nonsense' }, 600],
    [{ local: '10:00' }, 600],
    [{ utc: null, local: '2026-07-01T10:00:00' }, 600],
    ['2026-07-01T10:00:00', 600],
    ['10:00', 600],
    ['10:00:00', 600],
    ['9:05', 545],
    ['10:00 AM', 600],
    ['10 a.m.', 600],
    ['12:30 am', 30],
    ['12 PM', 720],
    ['9:15pm', 1275],
    ['24:00', 0],
    ['00:00', 0],
  ])('reads %j', (value, minute) => {
    expect(readTime(value, context.timeZone)).toBe(minute)
  })

  it.each([
    null,
    '',
    'noon',
    '25:00',
    '24:30',
    '10:60',
    '13:00 PM',
    '0 am',
    '10',
    '2026-07-01',
    10,
    [],
    {},
    { utc: {} },
  ])('is absent for %j', (value) => {
    expect(readTime(value, context.timeZone)).toBeUndefined()
  })
})
