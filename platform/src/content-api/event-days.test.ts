import { recordsOf } from './read-kind.ts'
import { describe, expect, it } from 'vitest'
import { requestContent } from '../testing/request-content.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { eventDays } from './event-days.ts'

const event = (repeats: string, more = '') => `
name: Carols
description: <p>Sing.</p>
start: 2026-10-30 19:00
end: 2026-10-30 21:00
show_times: true
featured: true
home_position: 1
repeats: ${repeats}
${more}`

describe('a recurring event', () => {
  const platform = usePlatform({
    'events/carols.yaml': event('{ every: week, until: 2027-03-26, except: [2026-11-27] }'),
    'homepage.yaml': 'featured_events: [carols]',
  })
  const list = async (now?: Date) => {
    const events = [await platform.json('/events', now)].flat()
    return events.filter((one): one is Shown => JSON.stringify(one).includes('"carols'))
  }

  it('is an event on each of its days, from a week ago to four months ahead', async () => {
    const { documents, now } = await requestContent(platform.database().database, friday)
    const slugs = recordsOf
      .event(documents)
      .flatMap((entry) => eventDays(entry, documents, now))
      .flatMap(({ slug, series }) => (series === 'carols' ? [slug] : []))
    expect(slugs.slice(0, 3)).toEqual(['carols-2026-11-13', 'carols-2026-11-20', 'carols-2026-12-04'])
    expect(slugs.at(-1)).toBe('carols-2027-03-19')
    expect((await list())[0]).toMatchObject({ slug: 'carols-2026-11-20' })
  })

  it('begins at the same time of day in winter and in summer', async () => {
    await platform.import({}, new Date('2026-10-28T12:00:00Z'))
    const times = new Map((await list(new Date('2026-10-28T12:00:00Z'))).map((one) => [one.slug, one]))
    // Daylight saving time ends on 1 November 2026 and begins on 14 March 2027.
    expect(times.get('carols-2026-10-30')).toMatchObject({
      start_date: '2026-10-30T22:00:00.000Z',
      end_date: '2026-10-31T00:00:00.000Z',
    })
    expect(times.get('carols-2026-11-06')).toMatchObject({
      start_date: '2026-11-06T23:00:00.000Z',
      end_date: '2026-11-07T01:00:00.000Z',
    })
    await platform.import({})
    const spring = new Map((await list()).map((one) => [one.slug, one]))
    expect(spring.get('carols-2027-03-12')?.start_date).toBe('2027-03-12T23:00:00.000Z')
    expect(spring.get('carols-2027-03-19')?.start_date).toBe('2027-03-19T22:00:00.000Z')
  })

  it('keeps the id of each day, whether or not it was away', async () => {
    const idOf = async () => (await list()).find(({ slug }) => slug === 'carols-2026-12-04')?.id
    const before = await idOf()
    expect(before).toBeGreaterThan(0)
    await platform.import({ 'events/carols.yaml': event('{ every: month }') })
    expect(await idOf()).toBe(undefined)
    await platform.import({})
    expect(await idOf()).toBe(before)
  })

  it('is featured with its next day alone', async () => {
    const [next, later] = await list()
    const field = 'position_featured_on_home_page'
    expect(next).toMatchObject({ slug: 'carols-2026-11-20', [field]: 1 })
    expect(later).toMatchObject({ slug: 'carols-2026-12-04', [field]: null, is_featured: false })
  })

  it.each([
    ['{ every: week, until: 2026-10-01 }', 'events/carols.yaml:9 repeats: names no day'],
    ['{ every: week, week: first }', 'is for events of every month'],
    ['{ every: day, days: [monday] }', 'is for weeks and months'],
    ['{ every: month, days: [monday] }', 'needs the week of the month'],
    ['{ every: week, until: 2027-01-01, count: 3 }', 'cannot stand beside `until`'],
  ])('is refused as %s', async (repeats, message) => {
    await expect(platform.import({ 'events/carols.yaml': event(repeats) })).rejects.toThrow(message)
  })

  it('is refused where another event has the address of one of its days', async () => {
    const other = event('{ every: month, count: 1 }').replace('Carols', 'Other')
    await expect(platform.import({ 'events/carols-2026-12-04.yaml': other })).rejects.toThrow(
      '"carols-2026-12-04" is also the slug of events/carols',
    )
  })
})

interface Shown {
  readonly id: number
  readonly slug: string
  readonly start_date: string
}
