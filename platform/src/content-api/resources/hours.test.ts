import { hoursSchema } from '@promenade/contract/kinds/hours/response'
import { describe, expect, it } from 'vitest'
import { usePlatform } from '../../testing/test-platform.ts'

describe('hours', () => {
  const platform = usePlatform()
  const hours = async (now?: string, query = '') =>
    hoursSchema.parse(await platform.json(`/hours${query}`, now === undefined ? undefined : new Date(now)))

  it("encodes times as instants of 1 January 2000 in the property's time zone", async () => {
    const { regular_hours } = await hours()
    expect(regular_hours).toHaveLength(7)
    expect(regular_hours[1]).toMatchObject({
      day_of_week: 1,
      open_time: '2000-01-01T14:00:00.000Z',
      close_time: '2000-01-02T00:00:00.000Z',
      is_closed: false,
    })
    expect(regular_hours[0]).toMatchObject({ is_closed: true, open_time: null, close_time: null })
    expect(regular_hours[6]).toMatchObject({ open_full_day: true, is_closed: false, open_time: null })
  })

  it('has holidays from the past weeks to the next year', async () => {
    const { holiday_hours } = await hours()
    expect(
      holiday_hours.map(({ holiday_date, holiday_end_date }) => [holiday_date, holiday_end_date]),
    ).toEqual([
      ['2026-12-25T04:00:00.000Z', null],
      ['2026-12-27T04:00:00.000Z', '2026-12-30T04:00:00.000Z'],
      ['2027-12-25T04:00:00.000Z', null],
    ])
  })

  it('has the calm hours in the order of the content, with the note in the requested language', async () => {
    const { calm_hours } = await hours(undefined, '?locale=es')
    expect(calm_hours).toMatchObject([
      { days_of_week: [2, 4], start_time: '10:00', end_time: '12:00', note: 'Sin música' },
      { days_of_week: [0], start_time: '18:00', end_time: '19:30', untranslated_fields: ['note'] },
    ])
  })

  it('has the hours of today; a closing time past midnight is on the next day', async () => {
    expect((await hours()).todays_hours).toEqual({
      day_of_week: 5,
      open_time: { utc: '2026-11-20T13:00:00.000Z', local: '09:00' },
      close_time: { utc: '2026-11-21T06:00:00.000Z', local: '02:00' },
      is_closed: false,
      open_full_day: false,
    })
  })

  it("changes the day at midnight in the property's time zone", async () => {
    expect((await hours('2026-11-21T03:59:59Z')).todays_hours?.day_of_week).toBe(5)
    expect((await hours('2026-11-21T04:00:00Z')).todays_hours).toMatchObject({
      day_of_week: 6,
      open_full_day: true,
    })
  })

  it('applies holidays to today', async () => {
    expect((await hours('2026-12-25T15:00:00Z')).todays_hours).toMatchObject({
      is_closed: true,
      open_time: null,
    })
    expect((await hours('2026-12-29T15:00:00Z')).todays_hours).toMatchObject({
      open_time: { local: '09:00' },
    })
    expect((await hours('2026-12-31T15:00:00Z')).todays_hours).toMatchObject({
      open_time: { local: '10:00' },
    })
  })

  it('names holidays and notes in the requested language', async () => {
    const { holiday_hours, extra_hours } = await hours(undefined, '?locale=es')
    expect(holiday_hours[0]).toMatchObject({ holiday_name: 'Navidad', untranslated_fields: [] })
    expect(extra_hours).toEqual({ extra_hours: '<p>Los cafés abren antes.</p>', untranslated_fields: [] })
  })
})
