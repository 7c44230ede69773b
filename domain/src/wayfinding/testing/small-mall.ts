import type { MallMap } from '../../map/mall-map.ts'
import { connection, door, plan, rectangle, unit } from './plan.ts'

interface Shop {
  readonly id: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly door: readonly [x: number, y: number, wall: '-' | '|']
  readonly level?: string
}

/** Along both walls of the hall, one alone in it, and along the gallery above. */
const shops: readonly Shop[] = [
  ...[0, 12, 24, 36, 48].map((x, index): Shop => ({
    id: `north ${index}`,
    box: [x, 24, 12, 8],
    door: [x + 6, 24, '-'],
  })),
  ...[0, 12, 24, 36, 48].map((x, index): Shop => ({
    id: `south ${index}`,
    box: [x, -8, 12, 8],
    door: [x + 5, 0, '-'],
  })),
  { id: 'stall', box: [27, 10, 6, 4], door: [30, 10, '-'] },
  ...[0, 20, 40].map((x, index): Shop => ({
    id: `above ${index}`,
    box: [x, -8, 20, 8],
    door: [x + 8, 0, '-'],
    level: 'L2',
  })),
]

/**
 * A hall of 60 × 24 m with an entrance from a street in its west wall, a lift in its east wall, and an escalator that goes up to a
 * gallery of 60 × 10 m above its south side.
 */
export const smallMall: MallMap = plan({
  units: [
    unit('hall', 'walkway', rectangle(0, 0, 60, 24)),
    unit('street', 'walkway', rectangle(-30.5, 0, 30, 10)),
    unit('doorway', 'walkway', rectangle(-0.5, 4, 0.5, 2)),
    unit('gallery', 'walkway', rectangle(0, 0, 60, 10), 'L2'),
    ...['L1', 'L2'].map((level) => unit(`shaft ${level}`, 'lift', rectangle(60, 4, 2, 2), level)),
    ...shops.map(({ id, box, level }) => unit(id, 'room', rectangle(...box), level)),
  ],
  fixtures: [{ id: 'planter', levelId: 'L1', shape: [rectangle(44, 11, 2, 2)] }],
  openings: [
    ...shops.map(({ id, door: [x, y, wall], level }) => door(`${id} door`, { x, y }, wall, level)),
    { ...door('gate', { x: -0.25, y: 5 }, '|'), use: 'entrance' },
  ],
  occupants: shops.map(({ id, box: [x, y, width, height], level = 'L1' }) => ({
    id,
    name: { en: id },
    unitId: id,
    levelId: level,
    at: { x: x + width / 2, y: y + height / 2 },
  })),
  amenities: [
    { id: 'desk', levelId: 'L1', kind: 'guest-services', name: {}, at: { x: 15, y: 14 } },
    { id: 'cash', levelId: 'L1', kind: 'atm', name: {}, at: { x: 48, y: 0.5 } },
    { id: 'seats', levelId: 'L1', kind: 'seating', name: {}, at: { x: 20, y: 20 } },
    { id: 'taxis', levelId: 'L1', kind: 'taxi', name: {}, at: { x: -20, y: 5 } },
  ],
  connections: [
    connection('lift', 'lift', [
      ['L1', { x: 60, y: 5 }],
      ['L2', { x: 60, y: 5 }],
    ]),
    connection(
      'escalator',
      'escalator',
      [
        ['L1', { x: 36, y: 6 }],
        ['L2', { x: 26, y: 6 }],
      ],
      true,
    ),
  ],
})
