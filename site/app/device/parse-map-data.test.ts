import { connection, door, plan, rectangle, unit } from '@promenade/domain/wayfinding/testing/plan'
import { describe, expect, it } from 'vitest'
import type { MapData } from './map-data.ts'
import { parseMapData } from './parse-map-data.ts'

const data: MapData = {
  map: {
    ...plan({
      units: [unit('room', 'room', rectangle(0, 4, 4, 4))],
      openings: [door('room-door', { x: 2, y: 4 }, '-')],
      occupants: [{ id: 'a', name: { en: 'A' }, unitId: 'room', levelId: 'L1', at: { x: 2, y: 6 } }],
      connections: [connection('lift', 'lift', [['L1', { x: 1, y: 1 }]])],
    }),
    amenities: [{ id: 'b', levelId: 'L1', kind: 'atm', name: {}, at: { x: 1, y: 2 }, correlationId: 'cash' }],
  },
  stores: [
    { id: '1', slug: 'ixtle', section: 'retail', logo: '/ixtle.svg', level: 2, unit: '214' },
    { id: '2', slug: 'kiosko', isTemporarilyClosed: true },
  ],
  places: [{ slug: 'lift-a', isTemporarilyClosed: true, closedUntil: 1, atmosphere: 'busy' }],
}

/** The data as sent, with one replaced value. */
function read(from = '', to = '') {
  const text = JSON.stringify(data)
  expect(text).toContain(from)
  return parseMapData(JSON.parse(text.replace(from, to)))
}

describe('the map as data', () => {
  it('is what was sent', () => {
    expect(read()).toEqual(data)
  })

  it.each([
    ['"use":"room"', '"use":"pool"'],
    ['"kind":"atm"', '"kind":"constructor"'],
    ['"kind":"lift"', '"kind":"rope"'],
    ['"x":2', '"x":"2"'],
    ['"isOneWay":false', '"isOneWay":null'],
    ['"name":{"en":"A"}', '"name":{"en":1}'],
    ['"slug":"kiosko"', '"slag":"kiosko"'],
    ['"section":"retail"', '"section":"wholesale"'],
    ['"isTemporarilyClosed":true', '"isTemporarilyClosed":"yes"'],
    ['"closedUntil":1', '"closedUntil":"soon"'],
    ['"places":[{"slug":"lift-a"', '"places":[{"slug":1'],
    ['"atmosphere":"busy"', '"atmosphere":"loud"'],
    ['"places"', '"open"'],
    ['"level":2', '"level":"2"'],
    ['"connections":', '"connexions":'],
  ])('is undefined if %s is %s', (from, to) => {
    expect(read(from, to)).toBeUndefined()
  })

  it.each([null, 'portal of a hotel', [], {}])('is not %j', (value) => {
    expect(parseMapData(value)).toBeUndefined()
  })
})
