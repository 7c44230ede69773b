import type { RoutePlace } from '@promenade/domain/wayfinding/route'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { expect, it } from 'vitest'
import { decodeImdf } from './imdf/decode-imdf.ts'
import { archive, box, feature, line, point, smallMall } from './imdf/testing/archive.ts'
import { decodeOpenStreetMap } from './adapters/openstreetmap/decode-openstreetmap.ts'
import { findCutOff, listUnreachable } from './reachability.ts'

const shopAt = (id: string, level: string, east: number, restriction?: string) => [
  feature('unit', id, box(east, 10, 5, 10), { category: 'retail', level_id: level, restriction }),
  feature('anchor', `${id}-anchor`, point([east + 2, 18]), { unit_id: id }),
  feature('occupant', `${id}-shop`, null, { anchor_id: `${id}-anchor`, name: { en: `The ${id}` } }),
]
const doorOf = (id: string, level: string, east: number) =>
  feature('opening', `${id}-door`, line([east + 1, 10], [east + 3, 10]), {
    category: 'pedestrian',
    level_id: level,
  })

function unreachableIn(features: Parameters<typeof archive>[0]) {
  const { map } = decodeImdf(archive(features))
  if (map === undefined) throw new Error('There is no map.')
  return listUnreachable(map, createRouteFinder(map)).map(({ feature: id, message }) => `${id} ${message}`)
}

it('finds nothing in a mall with reachable places only', () => {
  expect(unreachableIn(smallMall())).toEqual([])
})

it('finds the places without a door', () => {
  expect(unreachableIn([...smallMall(), ...shopAt('books', 'two', 32)])).toEqual([
    'books-shop (The books) cannot be reached: it has no door to a walkway',
  ])
})

it.each(['employeesonly', 'restricted'])(
  'finds no place in a unit with the restriction %s',
  (restriction) => {
    expect(unreachableIn([...smallMall(), ...shopAt('store-room', 'two', 32, restriction)])).toEqual([])
  },
)

it('notes a store of the directory in such a unit', () => {
  const shop = shopAt('pavilion', 'two', 32, 'restricted').map((part) =>
    part.feature_type === 'occupant'
      ? { ...part, properties: { ...part.properties, correlation_id: 'pavilion' } }
      : part,
  )
  expect(unreachableIn([...smallMall(), ...shop])).toEqual([
    'pavilion-shop (The pavilion) is a store in a unit that is not for visitors: no route leads there',
  ])
})

it('finds a level without connections, and its places', () => {
  const cellar = [
    feature('level', 'cellar', box(0, 0, 40, 20), { ordinal: -1, name: { en: 'Level -1' } }),
    feature('unit', 'walk-cellar', box(0, 0, 40, 10), { category: 'walkway', level_id: 'cellar' }),
    ...shopAt('wine', 'cellar', 20),
    doorOf('wine', 'cellar', 20),
    ...shopAt('tea', 'two', 32),
    doorOf('tea', 'two', 32),
  ]
  expect(unreachableIn([...smallMall(), ...cellar])).toEqual([
    'cellar (Level -1) is joined to no other level: no lift, escalator or stairs stop there',
    'wine-shop (The wine) cannot be reached: no route leads there from Kiosko and 1 others',
  ])
})

it.each([
  [['b-shop', 'c-shop'], 4],
  [['a-shop'], 3],
  [[], 2],
])('finds the places %j with steps before them, in whatever order the places come', (stepped, shops) => {
  const ids = ['a', 'b', 'c', 'd'].slice(0, shops)
  const places = ids.map((id, index) => [...shopAt(id, 'two', 8 * index), doorOf(id, 'two', 8 * index)])
  const walk = [
    feature('level', 'two', box(0, 0, 40, 20), { ordinal: 0 }),
    feature('unit', 'walk', box(0, 0, 40, 10), { category: 'walkway', level_id: 'two' }),
  ]
  const { map } = decodeImdf(archive([...walk, ...places.flat()]))
  if (map === undefined) throw new Error('There is no map.')
  const finder = createRouteFinder(map)
  const hasSteps = (place: RoutePlace) => stepped.some((id) => id === place)
  const found = findCutOff(map, {
    ...finder,
    findRoute: (from, to, mode) =>
      mode === 'step-free' && from !== to && (hasSteps(from) || hasSteps(to))
        ? 'no-route'
        : finder.findRoute(from, to, mode),
  })
  expect(found.unreachable).toEqual([])
  expect(found.withSteps.map(({ id }) => id)).toEqual(stepped)
})

it('finds the rooms of OpenStreetMap without a corridor, but no private ones', () => {
  const room = (id: string, east: number, north: number, access?: string) => ({
    id,
    properties: { indoor: 'room', level: '0', shop: 'books', name: id, ...(access && { access }) },
    geometry: box(east, north, 10, 8),
  })
  const { map } = decodeOpenStreetMap({
    type: 'FeatureCollection',
    features: [
      { id: 'corridor', properties: { indoor: 'corridor', level: '0' }, geometry: box(0, 0, 40, 6) },
      room('near', 0, 6),
      room('far', 20, 30),
      room('staff', 40, 30, 'private'),
    ],
  })
  if (map === undefined) throw new Error('There is no map.')
  expect(listUnreachable(map, createRouteFinder(map)).map(({ feature: id }) => id)).toEqual([
    'far@0/occupant',
  ])
})
