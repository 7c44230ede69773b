import { expect, it } from 'vitest'
import { emptyMap, type MallMap, type MapUnit } from '../map/mall-map.ts'
import { toUnitMap } from '../map/store-units.ts'
import { compareMaps } from './compare-maps.ts'

function unit(id: string, name: string, x: number, levelId = 'one', y = 0): MapUnit {
  const outer = [
    { x, y },
    { x: x + 4, y },
    { x: x + 4, y: y + 4 },
    { x, y: y + 4 },
  ]
  return {
    id,
    levelId,
    use: 'room',
    name: name === '' ? {} : { en: name },
    shape: [{ outer, holes: [] }],
    centre: { x: x + id.length, y: 1 },
  }
}

function mapWith(units: readonly MapUnit[], levels = ['one', 'two'], occupants: MallMap['occupants'] = []) {
  const map: MallMap = {
    ...emptyMap,
    levels: levels.map((id, ordinal) => ({ id, ordinal, name: { en: id }, shortName: {}, shape: [] })),
    units,
    occupants,
  }
  return { map, units: toUnitMap(map) }
}

const store = (entry: number, slug: string, number: string) => ({
  entry,
  slug,
  publicId: entry,
  unit: number,
  document: {},
})
const stores = [store(1, 'ixtle', '11'), store(2, 'soup', '12'), store(3, 'net', '13')]
const before = mapWith([
  unit('a', 'Unit 11', 0),
  unit('b', 'Unit 12', 4),
  unit('', '', 8),
  unit('d', 'Unit 14', 12),
])
const still = { x: 0, y: 0 }

it('finds nothing in the same map, wherever its labels stand and whatever ids it has', () => {
  const again = mapWith(
    [unit('x', 'Unit 11', 0), unit('y', 'Unit 12', 5), unit('d', 'Unit 14', 12)],
    ['x', 'y'],
  )
  const { levels, units, ...others } = compareMaps(before, again, { stores, shift: still })
  expect(units).toEqual({ added: [], gone: [], renamed: [], moved: [] })
  expect(levels).toMatchObject({ added: [], gone: [], renamed: [{ to: { en: 'x' } }, { to: { en: 'y' } }] })
  expect(others).toEqual({ stores: { lost: [], found: [], moved: [] }, free: [], twice: [] })
})

it('tells units that are new, gone, renamed, or elsewhere by more than a metre', () => {
  const other = mapWith([
    unit('a', 'Unit 11A', 0),
    unit('b', 'Unit 12', 5.1),
    unit('e', 'Unit 15', 30),
    unit('f', 'Unit 14', 12, 'two'),
  ])
  expect(compareMaps(before, other, { stores: [], shift: still }).units).toEqual({
    added: [{ en: 'Unit 15' }],
    gone: [],
    renamed: [{ from: { en: 'Unit 11' }, to: { en: 'Unit 11A' } }],
    moved: [
      { name: { en: 'Unit 12' }, metres: 1 },
      { name: { en: 'Unit 14' }, metres: 0, level: { en: 'two' } },
    ],
  })
  const less = mapWith([unit('a', 'Unit 11', 0), unit('b', 'Unit 12', 4)])
  expect(compareMaps(before, less, { stores: [], shift: still }).units.gone).toEqual([{ en: 'Unit 14' }])
})

it('measures from the middle of what is drawn', () => {
  const [first] = before.map.units
  const [deeper, wider] = [
    [0, -4, 4, 4],
    [-4, 0, 4, 4],
  ].map(([left = 0, bottom = 0, right = 0, top = 0]) => {
    const outer = [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ]
    return mapWith(first === undefined ? [] : [{ ...first, shape: [{ outer, holes: [] }] }])
  })
  for (const after of [deeper, wider])
    expect(after && compareMaps(before, after, { stores: [], shift: still }).units.moved).toMatchObject([
      { metres: 2 },
    ])
  const shapeless = mapWith(first === undefined ? [] : [{ ...first, shape: [], centre: { x: 2, y: 12 } }])
  expect(compareMaps(before, shapeless, { stores: [], shift: still }).units.moved).toMatchObject([
    { metres: 10 },
  ])
})

it('measures in the older map, wherever the newer one begins to count', () => {
  const shifted = mapWith(
    [['a', 'Unit 11', 100] as const, ['b', 'Unit 12', 104] as const, ['d', 'Unit 14', 112] as const].map(
      ([id, name, x]) => unit(id, name, x, 'one', 50),
    ),
  )
  const moved = (x: number, y: number) =>
    compareMaps(before, shifted, { stores, shift: { x, y } }).units.moved
  expect(moved(-100, -50)).toEqual([])
  expect(moved(0, -50).map(({ metres }) => metres)).toEqual([100, 100, 100])
  expect(moved(-100, 0).map(({ metres }) => metres)).toEqual([50, 50, 50])
})

it('tells levels that are new and gone', () => {
  const { levels } = compareMaps(before, mapWith([], ['one', 'two', 'roof']), { stores, shift: still })
  expect(levels).toEqual({ added: [{ en: 'roof' }], gone: [], renamed: [] })
  expect(compareMaps(before, mapWith([], ['one']), { stores, shift: still }).levels.gone).toEqual([
    { en: 'two' },
  ])
})

it('tells stores that lose their unit, get another one or their first', () => {
  const at = { x: 0, y: 0 }
  const occupant = { id: 'o', name: { en: 'Ixtle' }, unitId: 'd', levelId: 'one', at, correlationId: 'ixtle' }
  const other = mapWith([unit('b', 'Unit 13', 4), unit('d', 'Unit 14', 12)], ['one'], [occupant])
  const found = compareMaps(before, other, { stores, shift: still })
  expect(found.stores).toEqual({ lost: [2], found: [3], moved: [{ entry: 1, from: '11', to: '14' }] })
  expect(found.free).toEqual([])
})

it('tells units that become free or get several stores', () => {
  const known = [store(1, 'ixtle', '11'), store(2, 'soup', '15'), store(4, 'agave', '15')]
  const other = mapWith([unit('b', 'Unit 12', 4), unit('e', 'Unit 15', 0), unit('g', 'Unit 9', 0)])
  const found = compareMaps(before, other, { stores: known, shift: still })
  expect([found.free, found.twice]).toEqual([['9'], ['15']])
})
