import { describe, expect, it } from 'vitest'
import type { MallMap } from '../mall-map.ts'
import { connection, door, plan, rectangle, unit } from '../../wayfinding/testing/plan.ts'
import { findOutdoors } from './outdoors.ts'

const inside = unit('inside', 'walkway', rectangle(0, 0, 50, 10))
const street = unit('street', 'walkway', rectangle(0, -20, 50, 20))
const entrance = { ...door('front', { x: 25, y: 0 }, '-'), use: 'entrance' as const }
const garage = unit('garage', 'parking', rectangle(50, -20, 30, 20))
const bus = { id: 'bus', levelId: 'L1', kind: 'transit', name: {}, at: { x: 5, y: -10 } } as const
const find = (parts: Partial<MallMap>) => [...findOutdoors(plan({ openings: [entrance], ...parts }), 'L1')]

describe('outdoor walkways', () => {
  it('is a walkway before an entrance that touches a car park', () => {
    expect(find({ units: [inside, street, garage] })).toEqual(['street'])
  })

  it('is a walkway before an entrance with a bus stop', () => {
    expect(find({ units: [inside, street], amenities: [bus] })).toEqual(['street'])
  })

  it('is nothing that no entrance leads to', () => {
    expect(find({ units: [inside, street, garage], openings: [] })).toEqual([])
  })

  it('is nothing without one of the two', () => {
    expect(find({ units: [inside, street] })).toEqual([])
  })

  it('is no hall with a lift, even beside the car park', () => {
    const lift = connection('lift', 'lift', [['L1', { x: 40, y: -10 }]])
    expect(find({ units: [inside, street, garage], connections: [lift] })).toEqual([])
  })
})
