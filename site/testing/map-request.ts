import { connection, door, plan, rectangle, unit } from '@promenade/domain/wayfinding/testing/plan'
import { createTestStore } from './page-context.ts'

export const floors = ['L1', 'L2'] as const

/** Two levels of the same shape, a stair and a lift, a shop on each, a door and a board below. */
export const map = plan({
  units: floors.flatMap((level) => [
    unit(`walk ${level}`, 'walkway', rectangle(0, 0, 40, 6), level),
    unit(`shop ${level}`, 'room', rectangle(0, 6, 8, 8), level),
    unit(`wc ${level}`, 'washroom', rectangle(20, 6, 8, 8), level),
  ]),
  openings: [
    ...floors.flatMap((level) => [
      door(`shop-door ${level}`, { x: 4, y: 6 }, '-', level),
      door(`wc-door ${level}`, { x: 24, y: 6 }, '-', level),
    ]),
    {
      ...door('gate', { x: 40, y: 3 }, '|'),
      use: 'entrance',
      name: { en: 'Sea Gate', es: 'Puerta del mar' },
    },
  ],
  occupants: floors.map((level) => ({
    id: `occupant ${level}`,
    name: {},
    unitId: `shop ${level}`,
    levelId: level,
    at: { x: 4, y: 10 },
    correlationId: level === 'L1' ? 'low' : 'high',
  })),
  amenities: floors.map((level) => ({
    id: `amenity ${level}`,
    levelId: level,
    kind: 'washroom' as const,
    name: { en: `Washroom ${level}` },
    at: { x: 24, y: 10 },
  })),
  kiosks: [{ id: 'kiosk', levelId: 'L1', name: { en: 'Board' }, shape: [], at: { x: 30, y: 3 } }],
  connections: [
    connection(
      'Stair',
      'stairs',
      floors.map((level) => [level, { x: 12, y: 3 }] as const),
    ),
    connection(
      'Lift',
      'lift',
      floors.map((level) => [level, { x: 36, y: 3 }] as const),
    ),
  ],
})

/** The last one is not on the map. */
export const stores = [
  createTestStore({ id: '1', slug: 'high', name: 'High Street', unit: '201', level: 2 }),
  createTestStore({ id: '2', slug: 'low', name: 'Low Tide' }),
  createTestStore({ id: '3', slug: 'nowhere', name: 'Nowhere Else' }),
]
