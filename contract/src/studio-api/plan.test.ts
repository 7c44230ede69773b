import { expect, it } from 'vitest'
import { decodeMapSource } from '../map/decode-map.ts'
import { mapExample } from '../testing/map-examples.ts'
import { describePlan } from './plan.ts'

/** The only room of the map. */
const room = { id: 'shop', number: '1', isRoom: true, ordinal: 0 }

it.each([
  [['2', '2', '2'], 2],
  [['2', '2', '3'], null],
  [['M', 'M', 'M'], null],
  [[], null],
])('a level has the number that its stores agree on: %j', (levels, number) => {
  const { map } = decodeMapSource({ format: 'imdf', files: new Map(Object.entries(mapExample.files)) })
  if (map === undefined) throw new Error('The example is no map.')
  const stores = levels.map((level, index) => {
    const store = { entry: index, publicId: index, slug: `store-${index}`, unit: room.number }
    return { ...store, state: 'live' as const, document: { unit: room.number, level } }
  })
  const plan = describePlan({ map, units: { units: [room], occupants: [] } }, stores)
  expect(plan.levels).toMatchObject([{ id: 'one', number, units: [{ number: '1', names: [] }] }])
  expect(plan.stores.map((store) => store.isOnMap)).toEqual(levels.map(() => true))
})
