import { plan } from '@promenade/domain/wayfinding/testing/plan'
import { afterEach, expect, it, vi } from 'vitest'
import type { MapData } from './map-data.ts'
import { readMapData } from './read-map-data.ts'

afterEach(() => vi.unstubAllGlobals())

it('opens what was closed until a time that is past', async () => {
  const closedUntil = Date.UTC(2026, 10, 22, 22)
  const lift = { slug: 'lift', isTemporarilyClosed: true }
  const data: MapData = { map: plan({}), stores: [], places: [{ ...lift, closedUntil }, lift] }
  vi.stubGlobal('caches', { match: async () => Response.json(data) })
  const closedAt = async (now: number) =>
    (await readMapData(now))?.places.map(({ isTemporarilyClosed }) => isTemporarilyClosed)
  expect(await closedAt(closedUntil - 1)).toEqual([true, true])
  expect(await closedAt(closedUntil)).toEqual([false, true])
})
