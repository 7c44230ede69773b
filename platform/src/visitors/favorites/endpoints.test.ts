import { beforeEach, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { eventDays } from '../../content-api/event-days.ts'
import { recordsOf } from '../../content-api/read-kind.ts'
import { requestContent } from '../../testing/request-content.ts'
import { publicIdOf } from '../../testing/public-id.ts'
import { friday, recurringEvent } from '../../testing/sample-content.ts'
import { usePlatform } from '../../testing/test-platform.ts'
import { logIn, type TestVisitor } from '../../testing/visitors.ts'

const after = (minutes: number) => new Date(friday.getTime() + minutes * 60_000)

describe('favorites', () => {
  const platform = usePlatform()
  let visitor: TestVisitor

  beforeEach(async () => {
    await platform.database().database.deleteFrom('account').execute()
    visitor = await logIn(platform, 'ana@example.com')
  })

  it('are listed with the latest first, each once', async () => {
    const [net, quiet, market] = [
      await store('net-works'),
      await store('quiet-corner'),
      await event('market'),
    ]
    expect(await visitor.data('get_favorites')).toEqual([])
    await visitor.data('add_favorite', net, after(1))
    await visitor.data('add_favorite', market, after(2))
    expect(await visitor.data('add_favorite', quiet, after(3))).toEqual([quiet, market, net])
    expect(await visitor.data('add_favorite', net, after(4))).toEqual([net, quiet, market])
    expect(await visitor.data('remove_favorite', quiet, after(5))).toEqual([net, market])
    expect(await visitor.data('remove_favorite', quiet, after(6))).toEqual([net, market])
    expect(await visitor.data('get_favorites', {}, after(7))).toEqual([net, market])
  })

  it('refuse unknown records', async () => {
    for (const id of [9_999, 2 ** 40]) {
      await expectRefusal(await visitor.call('add_favorite', { type: 'event', id }), 404, 'unknown')
    }
    for (const favorite of [
      { type: 'job', id: 1 },
      { type: 'store', id: 0 },
      { type: 'store', id: '1' },
    ]) {
      await expectRefusal(await visitor.call('add_favorite', favorite), 422)
    }
  })

  it('add those of a device in order, without known and unknown ones', async () => {
    const [net, quiet, market] = [
      await store('net-works'),
      await store('quiet-corner'),
      await event('market'),
    ]
    await visitor.data('add_favorite', market, after(1))
    const device = [quiet, { type: 'promotion', id: 9_999 }, market, net, quiet]
    expect(await visitor.data('merge_favorites', { favorites: device }, after(2))).toEqual([
      quiet,
      net,
      market,
    ])
    expect(await visitor.data('merge_favorites', { favorites: [] }, after(3))).toHaveLength(3)
  })

  it('are limited to two hundred: the oldest are removed', async () => {
    const slugs = Array.from({ length: 203 }, (_, at) => `shop-${at}`)
    await platform.import(
      Object.fromEntries(slugs.map((slug) => [`stores/${slug}.yaml`, `name: Shop\ncategories: [books]\n`])),
    )
    const all = await Promise.all(slugs.map(store))
    await visitor.data('merge_favorites', { favorites: all.slice(0, 200) }, after(1))
    const more = all.slice(200)
    expect(await visitor.data('merge_favorites', { favorites: more }, after(2))).toEqual([
      ...more,
      ...all.slice(0, 197),
    ])
    expect(await visitor.data('add_favorite', all[199] ?? {}, after(3))).toEqual([
      all[199],
      ...more,
      ...all.slice(0, 196),
    ])
    await expectRefusal(await visitor.call('merge_favorites', { favorites: all }, after(4)), 422)
    await platform.import({})
  })

  it('stay after an import, and are removed with their record', async () => {
    await platform.import({ 'stores/kiosk.yaml': 'name: Kiosk\ncategories: [books]\n' })
    const [net, kiosk] = [await store('net-works'), await store('kiosk')]
    await visitor.data('merge_favorites', { favorites: [net, kiosk] })
    await platform.import({ 'stores/kiosk.yaml': 'name: Stall\ncategories: [fishing]\n' })
    expect(await visitor.data('get_favorites')).toEqual([net, kiosk])
    await platform.import({})
    expect(await visitor.data('get_favorites')).toEqual([net])
  })

  it('come back with their record, unless they were removed meanwhile', async () => {
    const stall = { 'stores/stall.yaml': 'name: Stall\ncategories: [books]\n' }
    const kiosk = { 'stores/booth.yaml': 'name: Booth\ncategories: [books]\n' }
    await platform.import({ ...stall, ...kiosk })
    const [first, second] = [await store('stall'), await store('booth')]
    await visitor.data('merge_favorites', { favorites: [first, second] })
    await platform.import({})
    expect(await visitor.data('remove_favorite', first)).toEqual([])
    await platform.import({ ...stall, ...kiosk })
    expect(await visitor.data('get_favorites')).toEqual([second])
    await platform.import({})
  })

  it('are single days of a recurring event, also in the export', async () => {
    await platform.import(recurringEvent)
    const { documents, now } = await requestContent(platform.database().database, friday)
    const days = recordsOf
      .event(documents)
      .flatMap((entry) => eventDays(entry, documents, now))
      .filter(({ series }) => series === 'yoga')
      .map(({ publicId }) => ({ type: 'event', id: publicId }))
    const [, second, third] = days
    await visitor.data('add_favorite', second ?? {}, after(1))
    expect(await visitor.data('add_favorite', third ?? {}, after(2))).toEqual([third, second])
    expect(await visitor.data('export_data')).toMatchObject({ favorites: [third, second] })
    expect(await visitor.data('remove_favorite', third ?? {}, after(3))).toEqual([second])
    await platform.import({})
  })

  it('belong to one visitor', async () => {
    await visitor.data('add_favorite', await store('net-works'))
    const other = await logIn(platform, 'bo@example.com')
    expect(await other.data('get_favorites')).toEqual([])
    await other.data('remove_favorite', await store('net-works'))
    expect(await visitor.data('get_favorites')).toHaveLength(1)
    const second = await logIn(platform, 'ana@example.com')
    expect(await second.data('get_favorites')).toHaveLength(1)
  })

  async function store(slug: string) {
    return { type: 'store', id: await publicIdOf(platform.database().database, 'store', slug) }
  }

  async function event(slug: string) {
    return { type: 'event', id: await publicIdOf(platform.database().database, 'event', slug) }
  }
})
