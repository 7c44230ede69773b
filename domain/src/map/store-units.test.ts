import { describe, expect, it } from 'vitest'
import { emptyMap, type MallMap } from './mall-map.ts'
import {
  listPlaced,
  placeByUnit,
  placeStores,
  strangersIn,
  toUnitMap,
  type UnitStore,
} from './store-units.ts'

const shape = [{ outer: [], holes: [] }]

function unit(id: string, name: string, use: 'room' | 'walkway' = 'room') {
  return { id, levelId: 'one', use, name: { en: name, es: name }, shape, centre: { x: id.length, y: 0 } }
}

function occupant(unitId: string, name: string, correlationId?: string) {
  const own = correlationId === undefined ? {} : { correlationId }
  return { id: `in ${unitId}`, name: { en: name }, unitId, levelId: 'one', at: { x: 9, y: 9 }, ...own }
}

const map: MallMap = {
  ...emptyMap,
  name: { en: 'Mall' },
  levels: [{ id: 'one', ordinal: 2, name: {}, shortName: {}, shape: [] }],
  units: [
    unit('a', 'Unit 11'),
    unit('b', 'Unit 12'),
    unit('cc', 'Unit 13'),
    unit('d', 'Hall 14', 'walkway'),
    unit('e', 'Unit 11'),
    unit('f', 'Food hall'),
  ],
  occupants: [occupant('a', 'Ixtle', 'ixtle'), occupant('b', 'Old Tenant'), occupant('f', 'Soup', 'soup')],
}
const units = toUnitMap(map)

function store(slug: string, unit?: string) {
  return { slug, publicId: 70, unit, name: { en: slug } }
}

function placeOf(...stores: readonly UnitStore[]) {
  const place = placeByUnit(units, stores).get(stores[0]?.slug ?? '')
  return place && [place.unit, place.ordinal, place.isMoved]
}

describe('a store', () => {
  it('is where the map has it, without a unit of its own or in that one', () => {
    expect(placeOf(store('ixtle'))).toEqual(['11', 2, false])
    expect(placeOf(store('ixtle', '11'))).toEqual(['11', 2, false])
    expect(placeOf(store('soup'))).toEqual([undefined, 2, false])
    expect(placeOf({ ...store('agave'), formerSlugs: ['ixtle'] })).toEqual(['11', 2, false])
    expect(placeOf(store('nobody'))).toBeUndefined()
  })

  it('is in the room of its number, if the map has it nowhere', () => {
    expect(placeOf(store('net', '13'))).toEqual(['13', 2, true])
    expect(placeOf(store('net', '14'))).toBeUndefined()
    expect(placeOf(store('net', '99'))).toBeUndefined()
  })

  it('is in the room of its number, if the map has it elsewhere and most doors have the numbers of the map', () => {
    const two = {
      ...units,
      occupants: [...units.occupants, { id: 'x', names: [], correlationId: 'x', unit: '13' }],
    }
    const three = {
      ...two,
      occupants: [...two.occupants, { id: 'y', names: [], correlationId: 'y', unit: '13' }],
    }
    const [ixtle, x, y] = [store('ixtle', '12'), store('x', '13'), store('y', '13')]
    expect(placeByUnit(three, [ixtle, x, y]).get('ixtle')?.unit).toBe('12')
    expect(placeByUnit(two, [ixtle, x]).get('ixtle')?.unit).toBe('11')
    expect(placeByUnit(two, [ixtle, x, store('net', '12')]).has('net')).toBe(false)
  })
})

describe('a name of the map', () => {
  it('is a stranger if it is no store’s', () => {
    const names = strangersIn(units, [store('ixtle'), store('net')]).flatMap((one) => one.names)
    expect(names).toEqual(['Old Tenant', 'Soup'])
  })
})

describe('a store that is placed', () => {
  const [net, moved] = [store('net', '12'), store('ixtle', '13')]

  it('takes the place of a stranger', () => {
    expect(listPlaced(units, [store('soup'), net])).toEqual([
      { slug: 'net', name: { en: 'net' }, unitId: 'b', replaces: ['in b'] },
    ])
    const placed = placeStores(map, listPlaced(units, [net]))
    expect(placed.occupants.map(({ unitId, correlationId, at }) => [unitId, correlationId, at])).toEqual([
      ['a', 'ixtle', { x: 9, y: 9 }],
      ['f', 'soup', { x: 9, y: 9 }],
      ['b', 'net', { x: 9, y: 9 }],
    ])
  })

  it('leaves its former unit, and stands in the middle of an empty one', () => {
    const placed = placeStores(map, [{ slug: moved.slug, name: {}, unitId: 'cc', replaces: ['in a'] }])
    expect(placed.occupants.map(({ unitId, at }) => [unitId, at.x])).toEqual([
      ['b', 9],
      ['f', 9],
      ['cc', 2],
    ])
  })

  it('is left out where the map has no such unit, and leaves a map as it is without any', () => {
    expect(placeStores(map, [{ slug: 'net', name: {}, unitId: 'z', replaces: [] }]).occupants).toEqual(
      map.occupants,
    )
    expect(placeStores(map, [])).toBe(map)
  })
})
