import { describe, expect, it } from 'vitest'
import { plan } from '../wayfinding/testing/plan.ts'
import { createMapPlaces } from './map-places.ts'
import { findBoard, findByShortAddress, findUnit, listBoards } from './place-codes.ts'

const board = (id: string, level: string) => ({
  id,
  levelId: level,
  name: { en: `Board ${id}` },
  shape: [],
  at: { x: 0, y: 0 },
})
const stores = [
  { id: '1', slug: 'away', unit: 'A-12' },
  { id: '2', slug: 'boots', unit: 'A-12' },
  { id: '3', slug: 'salt', unit: '214' },
  { id: '4', slug: 'cart' },
]
const occupants = ['boots', 'salt', 'cart'].map((slug) => ({
  id: `occupant ${slug}`,
  name: {},
  unitId: slug,
  levelId: 'L1',
  at: { x: 0, y: 0 },
  correlationId: slug,
}))
const places = createMapPlaces(
  { ...plan({}), occupants, kiosks: [board('north', 'L2'), board('south', 'L1')] },
  stores,
)

describe('the boards of a map', () => {
  it('have numbers in the order of the map', () => {
    expect(listBoards(places).map(({ featureId }) => featureId)).toEqual(['north', 'south'])
    expect(findBoard('1', places)?.featureId).toBe('north')
    expect(findBoard('02', places)?.featureId).toBe('south')
  })

  it.each(['0', '3', '', '-1', '1.0', 'one', '99999'])('have no number %j', (number) => {
    expect(findBoard(number, places)).toBeUndefined()
  })
})

describe('the number on a door', () => {
  it.each([
    ['214', 'salt'],
    ['A-12', 'boots'],
    ['a 12', 'boots'],
  ])('%j is that of a store on the map', (unit, slug) => {
    expect(findUnit(unit, places, stores)?.slug).toBe(slug)
  })

  it.each(['', '-', '999', 'salt'])('%j is on no door', (unit) => {
    expect(findUnit(unit, places, stores)).toBeUndefined()
  })
})

describe('a short address', () => {
  it.each([
    ['/b/1', 'board-north'],
    ['/B/2', 'board-south'],
    ['/u/214', 'salt'],
    ['/U/a-12', 'boots'],
    ['/u/cart', 'cart'],
    ['/u/Board-North', 'board-north'],
    ['b/1', 'board-north'],
    ['https://mall.example/es/b/2/', 'board-south'],
  ])('%s leads to %s', (address, slug) => {
    expect(findByShortAddress(address, places, stores)?.slug).toBe(slug)
  })

  it.each(['/b/9', '/b/salt', '/u/nobody', '/c/1', '/b/', '/b/1/x', '214', ''])(
    '%j leads nowhere',
    (address) => {
      expect(findByShortAddress(address, places, stores)).toBeUndefined()
    },
  )
})
