import { expect, it } from 'vitest'
import { box, line } from '../../imdf/testing/archive.ts'
import { decodeOpenStreetMap } from './decode-openstreetmap.ts'

it('are the ways with tactile paving, on the levels of the map', () => {
  const feature = (id: string, geometry: unknown, properties: object) => ({
    type: 'Feature',
    id,
    geometry,
    properties,
  })
  const corridors = [0, 1].map((level) =>
    feature(`corridor-${level}`, box(0, 0, 40, 6), { indoor: 'corridor', level: String(level) }),
  )
  const way = (id: string, tags: object) =>
    feature(id, line([2, 3], [20, 3]), { highway: 'footway', level: '0;1;9', tactile_paving: 'yes', ...tags })
  const ways = [way('way/1', {}), way('way/2', { tactile_paving: 'no' }), way('way/3', { highway: 'steps' })]
  const { map } = decodeOpenStreetMap({ type: 'FeatureCollection', features: [...corridors, ...ways] })
  expect(map?.tactilePaths).toMatchObject([
    { id: 'way-1@0', levelId: 'level0' },
    { id: 'way-1@1', levelId: 'level1' },
  ])
})
