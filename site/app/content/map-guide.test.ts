import { connection, door, plan, rectangle, unit } from '@promenade/domain/wayfinding/testing/plan'
import { describe, expect, it } from 'vitest'
import { guideOf } from './map-guide.ts'
import { createTrialStore } from './trial-visit.ts'

const map = plan({
  units: [unit('walk', 'walkway', rectangle(0, 0, 20, 4)), unit('room', 'room', rectangle(0, 4, 4, 4))],
  openings: [door('room-door', { x: 2, y: 4 }, '-')],
  occupants: [
    { id: 'a', name: {}, unitId: 'room', levelId: 'L1', at: { x: 2, y: 6 }, correlationId: 'store-1' },
  ],
  connections: [connection('lift', 'lift', [])],
})
const stores = [createTrialStore({ id: '1' })]

describe('the guide to a map', () => {
  it('knows the places, the ways between them and how one says them', () => {
    const { places, finder, stepsOf } = guideOf(map, stores)
    const store = places.find('store-1')
    expect(store?.featureId).toBe('a')
    const route = finder.findRoute({ levelId: 'L1', at: { x: 15, y: 2 } }, store?.featureId ?? '', 'fastest')
    if (typeof route === 'string') throw new Error(route)
    expect(stepsOf(route).map(({ kind }) => kind)).toEqual(['walk', 'arrive'])
  })

  it('reads the ways of a map once for two languages', () => {
    const english = guideOf(map, stores)
    const spanish = guideOf(map, [createTrialStore({ id: '1', name: 'Tienda 1' })])
    expect(spanish.finder).toBe(english.finder)
    expect(spanish.stepsOf).toBe(english.stepsOf)
  })

  it('is the same one for every visitor', () => {
    expect(guideOf(map, stores)).toBe(guideOf(map, stores))
  })

  it('knows new stores in the same building, without reading its ways again', () => {
    const before = guideOf(map, [])
    expect(before.places.find('store-1')).toBeUndefined()
    const after = guideOf(map, [createTrialStore({ id: '1' })])
    expect(after.places.find('store-1')).toBeDefined()
    expect(after.finder).toBe(before.finder)
  })

  it('reads another map anew, for the same stores too', () => {
    const other = { ...map, occupants: [] }
    expect(guideOf(other, stores).finder).not.toBe(guideOf(map, stores).finder)
    expect(guideOf(other, stores).places.find('store-1')).toBeUndefined()
  })
})
