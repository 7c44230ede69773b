import type { Store } from './mall-content.ts'
import type { Label } from '@promenade/domain/map/mall-map'
import { connection, door, plan, rectangle, unit } from '@promenade/domain/wayfinding/testing/plan'
import { describe, expect, it } from 'vitest'
import { guideOf } from './map-guide.ts'
import { createTestStore } from '../testing/page-context.ts'

const map = plan({
  units: [unit('walk', 'walkway', rectangle(0, 0, 20, 4)), unit('room', 'room', rectangle(0, 4, 4, 4))],
  openings: [door('room-door', { x: 2, y: 4 }, '-')],
  occupants: [
    { id: 'a', name: {}, unitId: 'room', levelId: 'L1', at: { x: 2, y: 6 }, correlationId: 'store-1' },
  ],
  connections: [connection('lift', 'lift', [['L1', { x: 18, y: 2 }]])],
  amenities: [
    { id: 'sign', levelId: 'L1', kind: 'lift', name: {}, at: { x: 18, y: 2 }, correlationId: 'lift' },
    { id: 'tap', levelId: 'L1', kind: 'water', name: {}, at: { x: 9, y: 2 }, correlationId: 'tap' },
  ],
})
const mall = mallWith([createTestStore({ id: '1' })])

describe('the guide to a map', () => {
  it('has the places, the routes and their steps', () => {
    const { places, finder, stepsOf } = guideOf(map, mall)
    const store = places.find('store-1')
    expect(store?.featureId).toBe('a')
    const route = finder.findRoute({ levelId: 'L1', at: { x: 15, y: 2 } }, store?.featureId ?? '', 'fastest')
    if (typeof route === 'string') throw new Error(route)
    expect(stepsOf(route).map(({ kind }) => kind)).toEqual(['walk', 'arrive'])
  })

  it('computes the routes of a map once for two languages', () => {
    const english = guideOf(map, mall)
    const spanish = guideOf(map, mallWith([createTestStore({ id: '1', name: 'Tienda 1' })]))
    expect(spanish.finder).toBe(english.finder)
    expect(spanish.stepsOf).toBe(english.stepsOf)
  })

  it('is the same one for every visitor', () => {
    expect(guideOf(map, mall)).toBe(guideOf(map, mall))
  })

  it('gets new stores of the same building without computing routes again', () => {
    const before = guideOf(map, mallWith([]))
    expect(before.places.find('store-1')).toBeUndefined()
    const after = guideOf(map, mallWith([createTestStore({ id: '1' })]))
    expect(after.places.find('store-1')).toBeDefined()
    expect(after.finder).toBe(before.finder)
  })

  it('is new for another map, even with the same stores', () => {
    const other = { ...map, occupants: [] }
    expect(guideOf(other, mall).finder).not.toBe(guideOf(map, mall).finder)
    expect(guideOf(other, mall).places.find('store-1')).toBeUndefined()
  })
})

describe('the ways without sight', () => {
  it('are made in parts, and at once for whoever asks meanwhile', () => {
    const guide = guideOf({ ...map }, mallWith([]))
    const parts = guide.trailParts('en')
    expect(parts.next().done).toBe(false)
    const trails = guide.trails('en')
    expect(parts.next().done).toBe(true)
    expect(guide.trails('en')).toBe(trails)
  })

  it('are shared by languages in which the same places have the same names, and by no others', () => {
    const sign = { levelId: 'L1', kind: 'water' as const, at: { x: 9, y: 2 } }
    const tapsNamed = (...names: readonly Label[]) =>
      guideOf(
        { ...map, amenities: names.map((name, index) => ({ ...sign, id: `tap ${index}`, name })) },
        mallWith([]),
      )
    const apart = tapsNamed({ en: 'Tap 1', es: 'Llave 1' }, { en: 'Tap 2', es: 'Llave 2' })
    expect(apart.trails('es')).toBe(apart.trails('en'))
    const twins = tapsNamed({ en: 'North tap', es: 'Llave' }, { en: 'South tap', es: 'Llave' })
    expect(twins.trails('es')).not.toBe(twins.trails('en'))
    const [north = '', south] = ['tap 0', 'tap 1'].map((id) => twins.trails('es').nameOf(id))
    expect(south).toBe(north)
    expect(twins.trails('en').nameOf('tap 0')).not.toBe(twins.trails('en').nameOf('tap 1'))
  })

  it('know which stores have the same name in the directory', () => {
    const stores = ['1', '2'].map((id) => createTestStore({ id, slug: id, name: 'Two Gulls' }))
    const occupants = stores.map(({ id, slug }) => ({
      id,
      name: { en: `Unit ${id}` },
      unitId: 'room',
      levelId: 'L1',
      at: { x: 2, y: 6 },
      correlationId: slug,
    }))
    const { nameOf } = guideOf({ ...map, occupants }, mallWith(stores)).trails('en')
    expect(nameOf('2')).toBe(nameOf('1'))
  })
})

describe('the guide to a map on which something is closed', () => {
  it('marks the place as closed, without routes through it in any language', () => {
    const today = guideOf(map, mallWith([], ['lift']))
    const other = guideOf(map, mallWith([], ['lift']))
    expect(today.places.find('lift')?.isTemporarilyClosed).toBe(true)
    expect([...today.closed.connections]).toEqual(['lift'])
    expect(today.finder).not.toBe(today.openFinder)
    expect(other.finder).toBe(today.finder)
    expect(guideOf(map, mall).finder).toBe(today.openFinder)
  })

  it('computes no routes again for a closure that no route uses', () => {
    const { places, finder, openFinder } = guideOf(map, mallWith([], ['tap']))
    expect(places.find('tap')?.isTemporarilyClosed).toBe(true)
    expect(finder).toBe(openFinder)
  })

  it('changes even if the stores stay the same', () => {
    const { stores } = mall
    const { pointsOfInterest } = mallWith([], ['tap'])
    expect(guideOf(map, { stores, pointsOfInterest }).places.find('tap')?.isTemporarilyClosed).toBe(true)
    expect(guideOf(map, mall).places.find('tap')).not.toHaveProperty('isTemporarilyClosed')
  })

  it('drops the routes of former closures, but not those without closures', () => {
    const names = ['a', 'b', 'c']
    const bank = {
      ...map,
      connections: names.map((id, index) => connection(id, 'lift', [['L1', { x: 9 * index, y: 2 }]])),
      amenities: names.map((id, index) => ({
        id: `sign ${id}`,
        levelId: 'L1',
        kind: 'lift' as const,
        name: {},
        at: { x: 9 * index, y: 2 },
        correlationId: id,
      })),
    }
    const without = (id: string) => guideOf(bank, mallWith([], [id]))
    const first = without('a')
    expect(without('b').finder).not.toBe(first.finder)
    expect(without('a').finder).toBe(first.finder)
    without('b')
    without('c')
    expect(without('a').finder).not.toBe(first.finder)
    expect(without('a').openFinder).toBe(first.openFinder)
  })
})

function mallWith(stores: readonly Store[], closed: readonly string[] = []) {
  const locations = ['lift', 'tap', 'a', 'b', 'c'].map((slug) => ({
    slug,
    name: slug,
    items: [],
    isTemporarilyClosed: closed.includes(slug),
  }))
  return { stores, pointsOfInterest: [{ name: 'Help', locations }] }
}
