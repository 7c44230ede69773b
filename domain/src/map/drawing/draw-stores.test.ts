import { describe, expect, it } from 'vitest'
import { plan, rectangle, unit } from '../../wayfinding/testing/plan.ts'
import type { MapOccupant } from '../mall-map.ts'
import { drawLevel } from './draw-level.ts'
import { listTenancies } from './draw-stores.ts'
import { createScene } from './scene.ts'

function occupant(unitId: string, correlationId: string): MapOccupant {
  return {
    id: `${correlationId} in ${unitId}`,
    name: {},
    unitId,
    levelId: 'L1',
    at: { x: 0, y: 0 },
    correlationId,
  }
}

/** The width of the logo in a square room. */
function logoIn(metres: number): number | undefined {
  const units = [unit('shop', 'room', rectangle(0, 0, metres, metres))]
  const drawn = drawLevel(plan({ units, occupants: [occupant('shop', 'shop')] }), 'L1', {
    locale: 'en',
    stores: [{ id: 'shop', slug: 'shop', name: 'Shop', logo: '/shop.svg' }],
  })
  return drawn?.stores[0]?.logo?.box.width
}

describe('the logo of a store', () => {
  it.each([
    [10.4, undefined],
    [10.5, 9],
    [12, 10.3],
    [18, 15.5],
    [18.8, 16],
    [40, 16],
  ])('in a room of %d m is %d m wide: from 9 to 16, with space around it', (metres, width) => {
    expect(logoIn(metres)).toBe(width)
  })
})

describe('the units of stores', () => {
  const units = [
    unit('annex', 'room', rectangle(0, 0, 5, 5)),
    unit('hall', 'room', rectangle(10, 0, 20, 20)),
    unit('stall', 'room', rectangle(40, 0, 4, 4)),
  ]
  const scene = createScene(plan({ units }), 'L1')
  const unitsOf = (occupants: readonly MapOccupant[], ...slugs: readonly string[]) =>
    listTenancies(
      scene.units,
      occupants,
      slugs.map((slug) => ({ id: slug, slug, name: slug })),
    ).map(({ store, units: own }) => [store.slug, ...own.map(({ id }) => id)])

  it('are in the order of the stores, the largest of a store first', () => {
    const occupants = [occupant('annex', 'bank'), occupant('stall', 'cafe'), occupant('hall', 'bank')]
    expect(unitsOf(occupants, 'cafe', 'bank')).toEqual([
      ['cafe', 'stall'],
      ['bank', 'hall', 'annex'],
    ])
  })

  it('belong to their first occupant, and to none without a store', () => {
    const occupants = [occupant('hall', 'gone'), occupant('hall', 'bank'), occupant('hall', 'cafe')]
    expect(unitsOf(occupants, 'cafe', 'bank')).toEqual([['bank', 'hall']])
    expect(unitsOf([occupant('elsewhere', 'cafe')], 'cafe')).toEqual([])
  })
})
