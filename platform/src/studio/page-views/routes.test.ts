import { pageViewsSchema, pageViewSumsSchema } from '@promenade/contract/studio-api/page-views'
import { addDays } from '@promenade/domain/calendar/dates'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { cleanUp } from '../../clean-up.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../testing/test-studio.ts'

const key = (name: string) => `a-batch-of-the-site-${name}`

describe('how often pages were seen', () => {
  const platform = usePlatform({
    'events/carols.yaml': `
name: Carols
description: <p>Sing.</p>
start: 2026-11-27 19:00
show_times: true
repeats: { every: week, count: 2 }`,
  })
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let today = ''

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    today = (await viewsOf('store', 'net-works')).today
  })
  beforeEach(async () => {
    for (const table of ['page_view', 'rate_limit', 'submission'] as const)
      await platform.database().database.deleteFrom(table).execute()
  })

  const tell = async (name: string, ...views: readonly object[]) => {
    const caller = { visitor_key: 'the-site-itself-of-this-mall', idempotency_key: key(name) }
    return (await platform.call('page_views', { ...caller, views })).status
  }
  const viewsOf = async (kind: string, slug: string) => {
    const { id } = await ada.entry(kind, slug)
    return pageViewsSchema.parse(await (await ada.get(`/api/v1/page-views?entry=${id}`)).json())
  }
  const sums = async (query = '') =>
    pageViewSumsSchema.parse(await (await ada.get(`/api/v1/page-views/sums${query}`)).json()).items

  it('is counted by record and day, whatever address the record had', async () => {
    const { id, version } = await ada.entry('store', 'net-works')
    const seen = { day: today, path: '/stores/net-works', count: 2 }
    expect(await tell('one', seen)).toBe(200)
    await ada.change({ entry: id, version, action: 'rename', slug: 'the-net' })
    expect(await tell('two', seen, { ...seen, path: '/stores/the-net', count: 3 })).toBe(200)
    expect((await viewsOf('store', 'the-net')).days).toEqual([{ day: today, views: 7 }])
    expect(await sums()).toEqual([{ entry: id, views: 7, before: 0 }])
  })

  it('is counted once for a batch that is repeated after a lost response', async () => {
    const seen = { day: today, path: '/events-and-news/carols', count: 4 }
    expect([await tell('again', seen), await tell('again', seen)]).toEqual([200, 200])
    expect((await viewsOf('event', 'carols')).days).toEqual([{ day: today, views: 4 }])
    expect(await tell('again', { ...seen, count: 5 })).toBe(422)
  })

  it('counts each day of a recurring event for the event', async () => {
    const day = (date: string) => ({ day: today, path: `/events-and-news/carols-${date}`, count: 1 })
    expect(await tell('days', day('2026-11-27'), day('2026-12-04'))).toBe(200)
    expect((await viewsOf('event', 'carols')).days).toEqual([{ day: today, views: 2 }])
  })

  it('leaves out pages of no record, and days that are still to come', async () => {
    const { id } = await ada.entry('event', 'carols')
    const seen = { day: today, path: '/events-and-news/carols', count: 1 }
    const others = ['/stores/nothing', '/hours', '/wp-admin'].map((path) => ({ ...seen, path }))
    expect(await tell('left-out', ...others, { ...seen, day: addDays(today, 9) }, seen)).toBe(200)
    const rows = await platform.database().database.selectFrom('page_view').selectAll().execute()
    expect(rows).toEqual([{ property_id: 1, entry_id: id, day: today, views: 1 }])
  })

  it('shows 56 days of a record, sums 28, and keeps 400', async () => {
    const ages = [0, 27, 28, 55, 56, 399, 401]
    const path = '/events-and-news/carols'
    expect(await tell('ages', ...ages.map((age) => ({ day: addDays(today, -age), path, count: 1 })))).toBe(
      200,
    )
    expect((await viewsOf('event', 'carols')).days.map(({ day }) => day)).toEqual(
      [55, 28, 27, 0].map((age) => addDays(today, -age)),
    )
    expect((await sums()).map(({ views }) => views)).toEqual([2])
    await cleanUp(platform.database().database, new Date(`${today}T12:00:00Z`))
    const rows = await platform
      .database()
      .database.selectFrom('page_view')
      .select('day')
      .orderBy('day')
      .execute()
    expect(rows.map(({ day }) => day)[0]).toBe(addDays(today, -399))
    expect(rows).toHaveLength(ages.length - 1)
  })

  it('sums other days on request, beside as many days before, and leaves out what was not seen in them', async () => {
    const [carols, store] = ['/events-and-news/carols', '/stores/the-net']
    const seen = (path: string, age: number, count: number) => ({ day: addDays(today, -age), path, count })
    const views = [
      [0, 1],
      [1, 2],
      [7, 4],
      [8, 8],
      [14, 16],
      [15, 32],
    ] as const
    await tell('week', ...views.map(([age, count]) => seen(carols, age, count)), seen(store, 8, 64))
    const { id } = await ada.entry('event', 'carols')
    const last = addDays(today, -1)
    expect(await sums(`?days=7&last=${last}`)).toEqual([{ entry: id, views: 6, before: 24 }])
    expect(await sums('?days=1')).toEqual([{ entry: id, views: 1, before: 2 }])
    for (const query of ['?days=0', '?days=201', '?last=yesterday', '?weeks=1'])
      expect((await ada.get(`/api/v1/page-views/sums${query}`)).status).toBe(400)
  })

  it('names what is wrong with a request', async () => {
    const titleOf = async (path: string) => {
      const response = await ada.get(`/api/v1/${path}`)
      return [response.status, z.object({ title: z.string() }).parse(await response.json()).title]
    }
    for (const path of ['page-views', 'reports'])
      expect(await titleOf(`${path}?entry=x`)).toEqual([400, expect.stringMatching(/^entry: /)])
    expect(await titleOf('page-views/sums?days=201')).toEqual([400, expect.stringMatching(/^days: /)])
  })

  it('goes with its record', async () => {
    const { id } = await ada.entry('event', 'carols')
    await tell('gone', { day: today, path: '/events-and-news/carols', count: 1 })
    await platform.database().database.deleteFrom('entry').where('id', '=', id).execute()
    expect(await sums()).toEqual([])
  })

  it('takes 500 pages at once at most', async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({
      day: today,
      path: `/stores/s${index}`,
      count: 1,
    }))
    expect(await tell('many', ...many)).toBe(422)
  })
})
