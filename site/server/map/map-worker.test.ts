import { fileURLToPath } from 'node:url'
import { mapExample } from '@promenade/contract/testing/map-examples'
import { createLargeMap } from '@promenade/contract/testing/large-map'
import { computeRouteData, createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { isWalkable } from '@promenade/domain/map/is-walkable'
import { expect, it } from 'vitest'
import { withoutClosed } from '@promenade/domain/wayfinding/without-closed'
import { cacheMap } from '../../content/decoders.ts'
import { guideOf } from '../../content/map-guide.ts'
import { readMap } from '../../content/read-map.ts'
import { createMapWorker } from './map-worker.ts'

const worker = createMapWorker(fileURLToPath(new URL('map-thread.ts', import.meta.url)))

it('reads the same map as the main thread', async () => {
  expect(await worker.read(mapExample)).toEqual(readMap(mapExample))
})

it('rejects an invalid map', async () => {
  await expect(worker.read({ format: 'imdf', files: {} })).rejects.toThrow('map')
})

it('finds the same routes, without building the graph again', async () => {
  const response = createLargeMap(2)
  const read = await worker.read(response)
  cacheMap(response, read)
  const { finder } = guideOf(read.decoded.value, { stores: [], pointsOfInterest: [] })
  expect(finder.graph).toBe(read.routes.graph)
  const ends = ['level-0-0-1-shop', 'level-1-19-29-shop'] as const
  const own = createRouteFinder(read.decoded.value).findRoute(...ends, 'fastest')
  expect(own).toMatchObject({ legs: expect.any(Array) })
  expect(finder.findRoute(...ends, 'fastest')).toEqual(own)
})

it('computes the routes without a closed walkway', async () => {
  const { decoded } = readMap(createLargeMap(1))
  const closed = new Set([decoded.value.units.find(isWalkable)?.id ?? ''])
  expect(await worker.computeRoutes(decoded.value, closed)).toEqual(
    computeRouteData(withoutClosed(decoded.value, closed)),
  )
})
