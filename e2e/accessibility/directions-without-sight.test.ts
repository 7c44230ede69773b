import { createMapPlaces } from '@promenade/domain/map/map-places'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { walkPairs } from '@promenade/domain/wayfinding/walker/walk-pairs'
import { expect, it } from 'vitest'
import { readArchive, storesOf } from '../../demo/map/read-archive.ts'

it.each(['en', 'es'])(
  'lead 999 of 1,000 walkers who know nothing else to their goal, and fit one place each (%s)',
  (locale) => {
    const map = readArchive()
    const { all } = createMapPlaces(map, storesOf(map))
    const walked = walkPairs(map, all, createRouteFinder(map), { pairs: 5_000, seed: 7, locale })
    console.info(walked)
    expect(walked.arrived / walked.pairs).toBeGreaterThanOrEqual(0.999)
    expect((walked.ambiguous + walked.unfollowable) / walked.sentences).toBeLessThanOrEqual(0.0005)
  },
)
