import { siteMapDataSchema } from '@promenade/contract/public-api/site-map-data'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapFiles } from '../testing/sample-map.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { readAnswers, type StaffBrowser, useStudio } from '../testing/test-studio.ts'

describe('another address for a record', () => {
  const files = {
    ...mapFiles,
    'map/occupant.geojson': mapFiles['map/occupant.geojson']?.replace('kiosko', 'net-works'),
    'homepage.yaml': 'featured_stores: [net-works]',
    'events/carols.yaml': `
name: Carols
description: <p>Sing at <a href="/stores/net-works">Net Works</a>.</p>
start: 2026-11-27 19:00
show_times: true
repeats: { every: week, count: 2 }`,
  }
  const platform = usePlatform(files)
  const studio = useStudio(platform)
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })

  const redirects = async () => siteMapDataSchema.parse(await platform.json('/site_map_data')).redirects
  const rename = async (kind: string, from: string, slug: string) => {
    const { id, version } = await ada.entry(kind, from)
    return ada.change({ entry: id, version, action: 'rename', slug })
  }
  const answer = async (path: string) => JSON.stringify(await platform.json(path))

  it('leads on from the old one; ids, references, links and the map stay', async () => {
    const idOf = async (slug: string) => {
      const stores = [await platform.json('/stores')].flat()
      return stores.find((store): store is { id: number } => JSON.stringify(store).includes(`"${slug}"`))?.id
    }
    const [before, id] = [await readAnswers(platform), await idOf('net-works')]
    const [promotions, homepage] = [await answer('/promotions'), await answer('/homepage')]
    const { id: set, warnings } = await rename('store', 'net-works', 'the-net')
    expect(warnings).toEqual([])
    expect(await idOf('the-net')).toBe(id)
    expect(await redirects()).toContainEqual({
      path: '/stores/net-works',
      to: '/stores/the-net',
      permanent: true,
    })
    expect(await answer('/promotions')).toBe(promotions)
    expect(await answer('/homepage')).toBe(homepage.replaceAll('"net-works"', '"the-net"'))
    expect(await answer('/map')).toContain('"the-net"')
    expect(await answer('/map')).not.toContain('"net-works"')
    await ada.undo(set)
    expect(await readAnswers(platform)).toEqual(before)
  })

  it('is one step away after many changes, and ends where another record takes the address', async () => {
    const roof = ['news', 'new-roof'] as const
    await rename(...roof, 'roof-two')
    await rename('news', 'roof-two', 'roof-three')
    const to = '/events-and-news/roof-three'
    const old = (slug: string) => ({ path: `/events-and-news/${slug}`, to, permanent: true })
    expect(await redirects()).toEqual(expect.arrayContaining([old('new-roof'), old('roof-two')]))
    const { id, version } = await ada.entry('event', 'market')
    const step = { entry: id, version, action: 'rename', slug: 'roof-two' } as const
    const refused = await ada.tryChange([step])
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'former-address' }])
    await ada.change({ ...step, takesFormer: true })
    expect(await redirects()).not.toContainEqual(old('roof-two'))
    await rename('news', 'roof-three', 'new-roof')
    expect(await redirects()).not.toContainEqual(
      expect.objectContaining({ path: '/events-and-news/new-roof' }),
    )
  })

  it('leads to the next day of a recurring event, and from day to day', async () => {
    const path = '/events-and-news/carols'
    const lead = (from: string, to: string, permanent: boolean) => ({
      path: `/events-and-news/${from}`,
      to: `/events-and-news/${to}`,
      permanent,
    })
    expect(await redirects()).toContainEqual(lead('carols', 'carols-2026-11-27', false))
    const { redirects: later } = siteMapDataSchema.parse(
      await platform.json('/site_map_data', new Date('2026-11-28T12:00:00Z')),
    )
    expect(later.find((one) => one.path === path)?.to).toBe('/events-and-news/carols-2026-12-04')
    await rename('event', 'carols', 'singing')
    expect(await redirects()).toEqual(
      expect.arrayContaining([
        lead('singing', 'singing-2026-11-27', false),
        lead('carols', 'singing-2026-11-27', false),
        lead('carols-2026-12-04', 'singing-2026-12-04', true),
      ]),
    )
  })

  it('of an old link is not given to a new record by its name', async () => {
    const response = await ada.send('POST', '/api/v1/entries', {
      kind: 'news',
      document: { name: { en: 'Roof three' } },
    })
    expect(await response.json()).toMatchObject({ slug: 'roof-three-2' })
  })

  it('is refused where it is taken, and for a record without a page', async () => {
    const { id, version } = await ada.entry('store', 'quiet-corner')
    const step = { entry: id, version, action: 'rename' } as const
    expect((await ada.tryChange([{ ...step, slug: 'net-works' }])).status).toBe(409)
    expect((await ada.tryChange([{ ...step, slug: 'Net Works' }])).status).toBe(400)
    expect((await ada.tryChange([step])).status).toBe(400)
    const popup = await ada.entry('homepage', 'homepage')
    const other = { entry: popup.id, version: popup.version, action: 'rename', slug: 'other' } as const
    expect((await ada.tryChange([other])).status).toBe(400)
  })

  it('stays after an import that still has the old one', async () => {
    await rename('store', 'net-works', 'the-net')
    const before = await readAnswers(platform)
    await platform.import({})
    expect(await readAnswers(platform)).toEqual(before)
    await platform.import({ 'stores/net-works.yaml': 'name: Net Works Two\ncategories: [fishing]\n' })
    expect(await ada.entry('store', 'the-net')).toMatchObject({ title: { en: 'Net Works Two' } })
  })
})
