import { fileURLToPath } from 'node:url'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { mapExample } from '@promenade/contract/testing/map-examples'
import { createLargeMap } from '@promenade/contract/testing/large-map'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { expect, it } from 'vitest'
import { rememberMap } from '../../app/content/decoders.ts'
import { guideOf } from '../../app/content/map-guide.ts'
import { readMap } from '../../app/content/read-map.ts'
import { createMapReader } from './map-reader.ts'

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

it('keeps requests waiting for less than 100 ms while it reads a map of 3,000 units', async () => {
  const answer = createLargeMap(5)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  delay.enable()
  rememberMap(answer, await readInThread(answer))
  await new Promise((resolve) => setTimeout(resolve, 50))
  delay.disable()
  expect(delay.max / 1e6).toBeLessThan(100)
})
