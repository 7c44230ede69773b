import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { mapExample } from '@promenade/contract/testing/map-examples'
import { createLargeMap } from '@promenade/contract/testing/large-map'
import { locales } from '@promenade/domain/locale/locale'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { expect, it, onTestFinished } from 'vitest'
import { rememberMap } from '../../content/decoders.ts'
import { createGateway } from '../../content/gateway.ts'
import { guideOf } from '../../content/map-guide.ts'
import { readMap } from '../../content/read-map.ts'
import { createTestPlatform, testGatewayOptions } from '../../testing/platform.ts'
import { createMapReader } from './map-reader.ts'
import { prepareMap } from './prepare-map.ts'

const readInThread = createMapReader(fileURLToPath(new URL('map-thread.ts', import.meta.url)))

it('reads the same map as the thread of the requests does', async () => {
  expect(await readInThread(mapExample)).toEqual(readMap(mapExample))
})

it('rejects what is no map', async () => {
  await expect(readInThread({ format: 'imdf', files: {} })).rejects.toThrow('map')
})

it('finds the same ways, without computing anything anew', async () => {
  const answer = createLargeMap(2)
  const read = await readInThread(answer)
  rememberMap(answer, read)
  const { finder } = guideOf(read.decoded.value, { stores: [], pointsOfInterest: [] })
  expect(finder.graph).toBe(read.routes.graph)
  const ends = ['level-0-0-1-shop', 'level-1-19-29-shop'] as const
  const own = createRouteFinder(read.decoded.value).findRoute(...ends, 'fastest')
  expect(own).toMatchObject({ legs: expect.any(Array) })
  expect(finder.findRoute(...ends, 'fastest')).toEqual(own)
})

it('lets no request wait for a fifth of the time that a new map of 3,000 units takes to read', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'new-map-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  const platform = createTestPlatform()
  platform.answers['map'] = mapExample
  const gateway = createGateway({ ...testGatewayOptions(platform, dataFolder), readMap: readInThread })
  await gateway.refresh()
  const answer = createLargeMap(5)
  const begun = performance.now()
  readMap(answer)
  const readingTime = performance.now() - begun
  const body = JSON.stringify(answer)
  platform.behave = (path) => (path === 'map' ? new Response(body) : undefined)
  const contents = () => locales.flatMap(({ code }) => gateway.current(code) ?? [])
  gateway.onChange(() => prepareMap(contents(), { error: (_, message) => expect.fail(message) }))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await gateway.refresh()
  await setTimeout(1_000)
  delay.disable()
  await gateway.stop()
  expect(gateway.current('en')?.map?.units.length).toBeGreaterThan(3_000)
  // About 60 ms on a quiet machine; a busy one delays both alike.
  expect(delay.max / 1e6).toBeLessThan(readingTime / 5)
})
