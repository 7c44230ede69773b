import { expect, it } from 'vitest'
import { WALKING_METRES_PER_SECOND } from '../rides.ts'
import { createRouteFinder } from '../route-finder.ts'
import { connection, door, plan, rectangle, unit } from '../testing/plan.ts'
import { trailRoute } from './trail-route.ts'
import { createTrails } from './trails.ts'

const levels = ['L1', 'L2']

/** A walkway of 30 m on two levels, a lift at its end, and two shops on each. */
const map = plan({
  units: levels.flatMap((level) => [
    unit(`walk ${level}`, 'walkway', rectangle(0, 0, 30, 6), level),
    unit(`first ${level}`, 'room', rectangle(0, 6, 12, 8), level),
    unit(`second ${level}`, 'room', rectangle(12, 6, 12, 8), level),
    unit(`shaft ${level}`, 'lift', rectangle(30, 2, 2, 2), level),
  ]),
  openings: levels.flatMap((level) => [
    door(`first door ${level}`, { x: 6, y: 6 }, '-', level),
    door(`second door ${level}`, { x: 18, y: 6 }, '-', level),
    door(`lift door ${level}`, { x: 30, y: 3 }, '|', level),
  ]),
  occupants: levels.flatMap((levelId) =>
    ['first', 'second'].map((name, index) => ({
      id: `${name} shop ${levelId}`,
      name: { en: `${name} ${levelId}` },
      unitId: `${name} ${levelId}`,
      levelId,
      at: { x: 6 + index * 12, y: 10 },
    })),
  ),
  connections: [
    connection(
      'Lift',
      'lift',
      levels.map((level) => [level, { x: 30, y: 3 }] as const),
    ),
  ],
})

function routeBetween(from: string, to: string) {
  const found = createTrails(map, createRouteFinder(map), (id) => id).find({ from, to }, 'fastest')
  return found && trailRoute(found.trail, found.steps)
}

it('draws a trail on one level as one walk', () => {
  const route = routeBetween('first shop L1', 'second shop L1')
  expect(route?.legs).toMatchObject([{ kind: 'walk', levelId: 'L1' }])
  expect(route?.metres).toBeCloseTo(12, 0)
})

it('draws a walk, a ride and the walk after it, and adds up their times', () => {
  const route = routeBetween('second shop L1', 'first shop L2')
  expect(route?.legs).toMatchObject([
    { kind: 'walk', levelId: 'L1' },
    { kind: 'ride', fromLevelId: 'L1', toLevelId: 'L2', seconds: 43 },
    { kind: 'walk', levelId: 'L2' },
  ])
  expect(route?.metres).toBeGreaterThan(24)
  expect(route?.seconds).toBeCloseTo((route?.metres ?? 0) / WALKING_METRES_PER_SECOND + 43)
})
