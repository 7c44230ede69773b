import { describe, expect, it } from 'vitest'
import { plan, rectangle, unit } from '../../wayfinding/testing/plan.ts'
import type { AmenityKind } from '../mall-map.ts'
import type { DrawnSymbol } from './level-drawing.ts'
import { placeSymbols, signsOf, symbolBox } from './place-symbols.ts'

const sign = (kind: DrawnSymbol['kind'], x: number, id: string = kind) => ({
  id,
  kind,
  name: '',
  at: { x, y: 0 },
})
const tiersOf = (...signs: readonly ReturnType<typeof sign>[]) =>
  placeSymbols(signs).map(({ id, tier }) => `${id} ${tier}`)

describe('the symbols of a level', () => {
  it.each([
    [4.5, 0],
    [4.4, 1],
    [2.6, 1],
    [2.5, 2],
    [1.5, 2],
    [0, 2],
  ])('%d m apart: the second is shown from tier %i on', (metres, tier) => {
    expect(tiersOf(sign('lift', 0, 'a'), sign('lift', metres, 'b'))).toEqual(['a 0', `b ${tier}`])
  })

  it('are as large as their tier allows', () => {
    const sides = ([0, 1, 2] as const).map((tier) => symbolBox({ at: { x: 0, y: 0 }, tier }).width)
    expect(sides).toEqual([4.5, 2.6, 1.5])
  })

  it('are placed by their kinds, those first that visitors look for most', () => {
    const kinds = [
      'parking',
      'transit',
      'lift',
      'washroom',
      'guest-services',
      'escalator',
      'stairs',
      'kiosk',
      'atm',
      'first-aid',
      'family-room',
      'taxi',
    ] as const
    const placed = tiersOf(...kinds.map((kind, index) => sign(kind, index * 10)).toReversed())
    expect(placed).toEqual(kinds.map((kind) => `${kind} 0`))
  })

  it.each<[AmenityKind, number]>([
    ['charging', 1],
    ['water', 1],
    ['seating', 2],
    ['other', 2],
  ])('of %s are shown from tier %i on', (kind, tier) => {
    expect(tiersOf(sign(kind, 0))).toEqual([`${kind} ${tier}`])
  })
})

it('has one symbol for a lift, an escalator or stairs, drawn as a unit and as an amenity', () => {
  const uses = ['lift', 'escalator', 'stairs'] as const
  const map = plan({
    units: [
      unit('hall', 'walkway', rectangle(0, 0, 40, 10)),
      ...uses.map((use, index) => unit(`${use} unit`, use, rectangle(index * 10, 10, 4, 4))),
    ],
    amenities: [
      ...uses.map((kind, index) => ({ id: `${kind} twin`, kind, x: index * 10 + 2, y: 12 })),
      { id: 'lift alone', kind: 'lift' as const, x: 35, y: 5 },
      { id: 'bench in a lift', kind: 'seating' as const, x: 2, y: 12 },
    ].map(({ id, kind, x, y }) => ({ id, kind, levelId: 'L1', name: {}, at: { x, y } })),
  })
  const signs = signsOf(map, 'L1', ({ en = '' }) => en)
  expect(signs.map(({ id, kind }) => `${id}: ${kind}`)).toEqual([
    'lift unit: lift',
    'escalator unit: escalator',
    'stairs unit: stairs',
    'lift alone: lift',
    'bench in a lift: seating',
  ])
  expect(signsOf(map, 'L2', () => '')).toEqual([])
})
