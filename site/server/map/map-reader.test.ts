import { fileURLToPath } from 'node:url'
import { mapExample } from '@promenade/contract/testing/map-examples'
import { createLargeMap } from '@promenade/contract/testing/large-map'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { expect, it } from 'vitest'
import { cacheMap } from '../../content/decoders.ts'
import { guideOf } from '../../content/map-guide.ts'
import { readMap } from '../../content/read-map.ts'
import { createMapReader } from './map-reader.ts'

const readInThread = createMapReader(fileURLToPath(new URL('map-thread.ts', import.meta.url)))

it('reads the same map as the main thread', async () => {
  expect(await readInThread(mapExample)).toEqual(readMap(mapExample))
})

it('rejects an invalid map', async () => {
  await expect(readInThread({ format: 'imdf', files: {} })).rejects.toThrow('map')
})

it('finds the same routes, without building the graph again', async () => {
  const response = createLargeMap(2)
  const read = await readInThread(response)
  cacheMap(response, read)
  const { finder } = guideOf(read.decoded.value, { stores: [], pointsOfInterest: [] })
  expect(finder.graph).toBe(read.routes.graph)
  const ends = ['level-0-0-1-shop', 'level-1-19-29-shop'] as const
  const own = createRouteFinder(read.decoded.value).findRoute(...ends, 'fastest')
  expect(own).toMatchObject({ legs: expect.any(Array) })
  expect(finder.findRoute(...ends, 'fastest')).toEqual(own)
})
