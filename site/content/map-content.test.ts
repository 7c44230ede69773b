import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archive, feature, smallMall } from '@promenade/contract/map/imdf/testing/archive'
import { mapplicExample } from '@promenade/contract/testing/map-examples'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { isWalkable } from '@promenade/domain/map/is-walkable'
import { computeRouteData, type RouteData } from '@promenade/domain/wayfinding/route-finder'
import { withoutClosed } from '@promenade/domain/wayfinding/without-closed'
import { createGateway, type GatewayOptions } from './gateway.ts'
import { guideOf } from './map-guide.ts'
import type { MapWorker } from './map-worker.ts'
import { readMap } from './read-map.ts'
import {
  createTestLog,
  createTestPlatform,
  type TestPlatform,
  testGatewayOptions,
} from '../testing/platform.ts'

const mapBody = { format: 'imdf', files: Object.fromEntries(archive(smallMall())) }

describe('the map in the content', () => {
  let platform: TestPlatform
  let dataFolder: string
  let now: number

  beforeEach(async () => {
    platform = createTestPlatform()
    now = Date.UTC(2026, 10, 20, 12)
    dataFolder = await mkdtemp(join(tmpdir(), 'map-content-'))
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  })

  it('is requested once for all languages, and is one object', async () => {
    platform.responses['map'] = mapBody
    const { current } = await follow()
    expect(platform.requests.filter((one) => / map(?:plic)?$/.test(one))).toEqual([
      'none map',
      'none mapplic',
    ])
    expect(current('en')?.map?.name).toEqual({ en: 'Small Mall' })
    expect(current('es')?.map).toBe(current('en')?.map)
  })

  it('is the same object for as long as it has not changed, whatever else has', async () => {
    platform.responses['map'] = mapBody
    const gateway = await follow()
    const before = gateway.current('en')?.map
    Object.assign(platform.responses, { '': { id: 1, name: 'Moved Mall', time_zone: 'America/Toronto' } })
    await gateway.refresh()
    expect(gateway.current('en')?.property.timeZone).toBe('America/Toronto')
    expect(gateway.current('en')?.map).toBe(before)
  })

  it('changes with the version in every language', async () => {
    platform.responses['map'] = mapBody
    const gateway = await follow()
    const versions = () => (['en', 'es'] as const).map((locale) => gateway.current(locale)?.version)
    const before = versions()
    const kiosk = feature('kiosk', 'more', { type: 'Point' }, {})
    platform.responses['map'] = { ...mapBody, files: Object.fromEntries(archive([...smallMall(), kiosk])) }
    await gateway.refresh()
    expect(versions().filter((version) => before.includes(version))).toEqual([])
    expect(gateway.status().faults).toBe(1)
  })

  it('may be missing, which is no failure', async () => {
    const { current, status } = await follow()
    expect(current('en')).toMatchObject({ map: undefined, mapPicture: undefined })
    expect(status().failing).toEqual([])
  })

  it.each([{ format: 'imdf', files: {} }, { error: 'no' }, [], 'map'])(
    'stays the last good one after an invalid response: %j',
    async (wrong) => {
      platform.responses['map'] = mapBody
      const gateway = await follow()
      const before = gateway.current('en')
      platform.responses['map'] = wrong
      await gateway.refresh()
      expect(gateway.current('en')).toBe(before)
      expect(gateway.status().failing).toEqual(['en map'])
    },
  )

  it('is removed when the platform has none for ten minutes, and stays removed after a restart', async () => {
    platform.responses['map'] = mapBody
    const gateway = await follow()
    delete platform.responses['map']
    await gateway.refresh()
    now += 10 * 60_000 - 1
    await gateway.refresh()
    expect(gateway.current('es')?.map).toBeDefined()
    expect(gateway.status().failing).toEqual(['en map'])
    now += 1
    await gateway.refresh()
    expect(gateway.current('es')?.map).toBeUndefined()
    expect(gateway.status().failing).toEqual([])
    await gateway.stop()
    const second = create()
    await second.start()
    expect(second.current('en')).toMatchObject({ map: undefined, property: { name: 'Test Mall' } })
  })

  it('stays if the platform has it again in between', async () => {
    platform.responses['map'] = mapBody
    const gateway = await follow()
    for (const usable of [undefined, undefined, mapBody, undefined, undefined]) {
      platform.responses['map'] = usable
      now += 6 * 60_000
      await gateway.refresh()
    }
    expect(gateway.current('en')?.map).toBeDefined()
  })

  it('is available after a restart without the platform', async () => {
    platform.responses['map'] = mapBody
    const first = await follow()
    await first.stop()
    platform.behave = () => Response.error()
    const second = create()
    await second.start()
    expect(second.current('es')?.map).toEqual(first.current('es')?.map)
  })

  it('may be pictures with pins, from a platform without a map', async () => {
    platform.responses['mapplic'] = mapplicExample
    const { current } = await follow()
    expect(current('es')?.mapPicture?.levels.map(({ pins }) => pins.length)).toEqual([2, 0, 0])
  })

  it('may be one picture on which stores have positions, from another platform', async () => {
    Object.assign(platform.responses, {
      '': { id: 1, name: 'Old Mall', svgmap_url: '/map.svg?1', map_image_width: 200, map_image_height: 100 },
      'stores/list': [
        { id: 7, slug: 'quill', name: 'Quill', svgmap_region: 'u7', x_coordinate: 50, y_coordinate: 50 },
      ],
    })
    const { current } = await follow()
    expect(current('en')?.mapPicture?.levels).toEqual([
      {
        id: 'map',
        picture: { url: 'https://platform.example/map.svg', width: 200, height: 100 },
        pins: [{ storeId: '7', region: 'u7', at: { x: 0.25, y: 0.5 } }],
      },
    ])
  })

  it('computes the routes around a closed walkway in the worker, once for both languages', async () => {
    const computed: RouteData[] = []
    const finders = await findersBeside((map, closed) => {
      const routes = computeRouteData(withoutClosed(map, closed))
      computed.push(routes)
      return Promise.resolve(routes)
    })
    expect(finders[0]?.graph).toBe(computed[0]?.graph)
    expect(computed).toHaveLength(1)
  })

  it('has the routes around a closed walkway even if the worker fails, and logs that', async () => {
    const log = createTestLog()
    await findersBeside(() => Promise.reject(new Error('out of memory')), log)
    expect(log.lines.join()).toContain('in another thread')
  })

  /** The route finders of both languages after the first walkway is closed. */
  async function findersBeside(computeRoutes: MapWorker['computeRoutes'], log = createTestLog()) {
    Object.assign(platform.responses, { map: mapBody, pois: [] })
    const mapWorker = { read: (body: unknown) => Promise.resolve(readMap(body)), computeRoutes }
    const gateway = create({ mapWorker, log })
    await gateway.refresh()
    const slug = gateway.current('en')?.map?.units.find(isWalkable)?.id
    platform.responses['pois'] = [
      { name: 'Halls', locations: [{ slug, name: 'Hall', is_temporarily_closed: true }] },
    ]
    await gateway.refresh()
    const finders = (['en', 'es'] as const).map((locale) => {
      const content = gateway.current(locale)
      return content?.map && guideOf(content.map, content).finder
    })
    expect(finders[0]?.closed).toEqual(new Set([slug]))
    expect(finders[1]).toBe(finders[0])
    return finders
  }

  async function follow() {
    const gateway = create()
    await gateway.refresh()
    return gateway
  }

  function create(options: Partial<GatewayOptions> = {}) {
    const gateway = createGateway({
      ...testGatewayOptions(platform, dataFolder),
      clock: () => now,
      ...options,
    })
    onTestFinished(() => gateway.stop())
    return gateway
  }
})
