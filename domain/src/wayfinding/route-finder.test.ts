import { describe, expect, it } from 'vitest'
import type { Point } from '../map/plane.ts'
import type { MallMap } from '../map/mall-map.ts'
import { distanceBetween } from '../map/plane.ts'
import { createRouteFinder } from './route-finder.ts'
import type { NoRoute, Route } from './route.ts'
import { routeModes } from './rides.ts'
import { generatedPlan } from './testing/generated-plan.ts'
import { seededRandom } from './walker/seeded-random.ts'
import { connection, door, plan, rectangle, unit } from './testing/plan.ts'

/** A corridor 20 m by 4 m with a room at either end of its upper wall. */
const corridor = plan({
  units: [
    unit('walk', 'walkway', rectangle(0, 0, 20, 4)),
    unit('left', 'room', rectangle(0, 4, 4, 4)),
    unit('right', 'room', rectangle(16, 4, 4, 4)),
  ],
  openings: [door('left-door', { x: 2, y: 4 }, '-'), door('right-door', { x: 18, y: 4 }, '-')],
})

/** A corridor that turns: 10 m to the east, then 10 m to the north, 4 m wide, the room's doors in its two ends. */
const bend = plan({
  units: [
    unit('east', 'walkway', rectangle(0, 0, 12, 4)),
    unit('north', 'walkway', rectangle(8, 4, 4, 10)),
    unit('start', 'room', rectangle(-4, 0, 4, 4)),
    unit('goal', 'room', rectangle(8, 14, 4, 4)),
  ],
  openings: [door('start-door', { x: 0, y: 3 }, '|'), door('goal-door', { x: 9, y: 14 }, '-')],
})

describe('on one level', () => {
  it('goes straight where nothing is in the way, from the middle of a door to the middle of a door', () => {
    const route = found(corridor, 'left', 'right')
    expect(route.legs).toHaveLength(1)
    expect(route.metres).toBeCloseTo(0.5 + 16 + 0.5)
  })

  it('bends round the corner of a wall, 0.4 m off it', () => {
    const route = found(bend, 'start', 'goal')
    const [leg] = route.legs
    expect(leg?.kind === 'walk' && leg.line).toContainEqual({ x: 8.4, y: 3.6 })
  })

  it('walks round what stands in the way, by the shorter side', () => {
    const map = {
      ...corridor,
      fixtures: [{ id: 'planter', levelId: 'L1', shape: [rectangle(8, 1.5, 4, 2.5)] }],
    }
    const [leg] = found(map, 'left', 'right').legs
    const lowest = leg?.kind === 'walk' ? Math.min(...leg.line.map(({ y }) => y)) : 0
    expect(lowest).toBeCloseTo(1.1)
  })

  it.each([
    [0.8, true],
    [0.78, false],
  ])('takes a passage %f m wide: %s', (width, isTaken) => {
    const wall = { id: 'wall', levelId: 'L1', shape: [rectangle(8, width, 1, 4 - width)] }
    const route = createRouteFinder({ ...corridor, fixtures: [wall] }).findRoute('left', 'right', 'fastest')
    expect(typeof route === 'object').toBe(isTaken)
  })

  it('uses the nearer of two doors', () => {
    const map = { ...corridor, openings: [...corridor.openings, door('second', { x: 16.8, y: 4 }, '-')] }
    expect(found(map, 'left', 'right').metres).toBeCloseTo(0.5 + 14.8 + 0.5)
  })

  it('has nothing to walk from a place to itself', () => {
    expect(found(corridor, 'left', 'left')).toEqual({ legs: [], metres: 0, seconds: 0 })
  })

  it('costs the same backwards', () => {
    expect(found(bend, 'goal', 'start').seconds).toBeCloseTo(found(bend, 'start', 'goal').seconds)
  })

  it('finds a place by its point, even one at a wall', () => {
    const route = createRouteFinder(corridor).findRoute(
      { levelId: 'L1', at: { x: 10, y: 0 } },
      'right',
      'fastest',
    )
    expect(route).toMatchObject({ legs: [{ kind: 'walk' }] })
  })
})

/** Two levels above each other; an escalator up, a lift both ways, in a corridor on each. */
const towers = plan({
  units: [
    unit('walk-1', 'walkway', rectangle(0, 0, 40, 6), 'L1'),
    unit('walk-2', 'walkway', rectangle(0, 0, 40, 6), 'L2'),
    unit('below', 'room', rectangle(0, 6, 4, 4), 'L1'),
    unit('above', 'room', rectangle(0, 6, 4, 4), 'L2'),
  ],
  openings: [door('below-door', { x: 2, y: 6 }, '-', 'L1'), door('above-door', { x: 2, y: 6 }, '-', 'L2')],
  connections: [
    connection(
      'up',
      'escalator',
      [
        ['L1', { x: 6, y: 3 }],
        ['L2', { x: 14, y: 3 }],
      ],
      true,
    ),
    connection('lift', 'lift', [
      ['L1', { x: 38, y: 3 }],
      ['L2', { x: 38, y: 3 }],
    ]),
  ],
})

describe('over several levels', () => {
  it('takes the escalator up, and the lift down where the escalator goes only up', () => {
    expect(rides(found(towers, 'below', 'above'))).toEqual(['up'])
    expect(rides(found(towers, 'above', 'below'))).toEqual(['lift'])
  })

  it('never has an escalator or a stair in the step-free mode', () => {
    expect(rides(found(towers, 'below', 'above', 'step-free'))).toEqual(['lift'])
  })

  it('reports a missing route of the requested mode', () => {
    expect(refused(towers, 'above', 'below', 'no-lifts')).toBe('no-route-of-this-kind')
    expect(refused(towers, 'below', 'above', 'step-free', ['lift'])).toBe('no-route-of-this-kind')
  })

  it('reports a missing route', () => {
    expect(refused(towers, 'above', 'below', 'fastest', ['lift'])).toBe('no-route')
  })

  it('goes another way while a connection is closed', () => {
    expect(rides(found(towers, 'below', 'above', 'fastest', ['up']))).toEqual(['lift'])
  })

  it('draws each level from where one steps out to where one goes in', () => {
    const { legs } = found(towers, 'below', 'above', 'step-free')
    expect(legs.map(({ kind }) => kind)).toEqual(['walk', 'ride', 'walk'])
    const [first, , last] = legs
    expect(first?.kind === 'walk' && first.line.at(-1)).toEqual({ x: 38, y: 3 })
    expect(last?.kind === 'walk' && last.line[0]).toEqual({ x: 38, y: 3 })
  })

  it('goes through a level that it only passes', () => {
    const map = plan({
      ...towers,
      units: [
        ...towers.units,
        unit('walk-3', 'walkway', rectangle(0, 0, 40, 6), 'L3'),
        unit('top', 'room', rectangle(0, 6, 4, 4), 'L3'),
      ],
      openings: [...towers.openings, door('top-door', { x: 2, y: 6 }, '-', 'L3')],
      connections: [
        ...towers.connections,
        connection('stairs', 'stairs', [
          ['L2', { x: 30, y: 3 }],
          ['L3', { x: 34, y: 3 }],
        ]),
      ],
      levels: [],
    })
    const levels = ['L1', 'L2', 'L3'].map((id, ordinal) => ({
      id,
      ordinal,
      name: {},
      shortName: {},
      shape: [],
    }))
    expect(rides(found({ ...map, levels }, 'below', 'top'))).toEqual(['up', 'stairs'])
  })
})

describe('a place', () => {
  it('is unknown where the map has nothing of that name', () => {
    expect(refused(corridor, 'nobody', 'right')).toBe('unknown-start')
    expect(refused(corridor, 'left', 'nobody')).toBe('unknown-goal')
  })

  it('has no way to it across a gap between two parts of a level', () => {
    const map = plan({
      units: [
        ...corridor.units,
        unit('island', 'walkway', rectangle(40, 0, 10, 4)),
        unit('far', 'room', rectangle(40, 4, 4, 4)),
      ],
      openings: [...corridor.openings, door('far-door', { x: 42, y: 4 }, '-')],
    })
    expect(refused(map, 'left', 'far')).toBe('no-route')
  })

  it('with a step at its door has no step-free route', () => {
    const stepped = corridor.openings.map((opening) => ({
      ...opening,
      isStepFree: opening.id !== 'right-door',
    }))
    expect(refused({ ...corridor, openings: stepped }, 'left', 'right', 'step-free')).toBe(
      'no-route-of-this-kind',
    )
  })

  it('in the middle of a walkway is where it stands, not at a door of the walkway', () => {
    const bench = { id: 'bench', levelId: 'L1', kind: 'seating' as const, name: {}, at: { x: 10, y: 2 } }
    const stall = { id: 'stall', levelId: 'L1', name: {}, unitId: 'walk', at: { x: 12, y: 2 } }
    const map = { ...corridor, amenities: [bench], occupants: [stall] }
    expect(found(map, 'left', 'bench').metres).toBeCloseTo(0.5 + Math.hypot(8, 1.5))
    expect(found(map, 'bench', 'stall').metres).toBeCloseTo(2)
  })

  it('is the nearest of several by time, not by the straight line', () => {
    const finder = createRouteFinder(towers)
    expect(finder.findNearest('below', ['above', 'lift-lobby'], 'fastest')).toMatchObject({ goal: 'above' })
    expect(finder.findNearest('below', [], 'fastest')).toBe('unknown-goal')
  })

  it('is the nearest of all that each by itself is a way to, by the same way', () => {
    const map = generatedPlan({ levels: 3, roomsPerSide: 6, aisles: 2 })
    const finder = createRouteFinder(map)
    const rooms = map.units.filter(({ use }) => use === 'room').map(({ id }) => id)
    const random = seededRandom(17)
    const pick = () => rooms[Math.floor(random() * rooms.length)] ?? ''
    for (let turn = 0; turn < 100; turn += 1) {
      const mode = routeModes[turn % routeModes.length] ?? 'fastest'
      const [from, ...goals] = [pick(), pick(), pick(), pick(), pick()]
      const nearest = finder.findNearest(from, goals, mode)
      if (typeof nearest === 'string') throw new Error(nearest)
      const seconds = goals.map((goal) => {
        const route = finder.findRoute(from, goal, mode)
        return typeof route === 'string' ? Infinity : route.seconds
      })
      expect(nearest.route.seconds).toBeCloseTo(Math.min(...seconds), 6)
      expect(nearest.route).toEqual(finder.findRoute(from, nearest.goal, mode))
    }
  })

  it.each(['north', 'south'])(
    'that is a door between two walkways is left to the %s where the goal is',
    (side) => {
      const map = plan({
        units: [
          unit('square', 'walkway', rectangle(0, 0, 40, 10)),
          unit('hall', 'walkway', rectangle(0, 10, 40, 10)),
          unit('north', 'room', rectangle(30, 20, 4, 4)),
          unit('south', 'room', rectangle(30, -4, 4, 4)),
        ],
        openings: [
          { ...door('gate', { x: 10, y: 10 }, '-'), use: 'entrance' },
          door('north-door', { x: 32, y: 20 }, '-'),
          door('south-door', { x: 32, y: 0 }, '-'),
        ],
      })
      const route = found(map, 'gate', side)
      const [walk] = route.legs
      const isOnSide = ({ y }: Point) => (side === 'north' ? y >= 10 : y <= 10)
      expect(walk?.kind === 'walk' && walk.line.every(isOnSide)).toBe(true)
      expect(found(map, side, 'gate').metres).toBeCloseTo(route.metres, 6)
    },
  )
})

describe('every way drawn', () => {
  it('is as long as its points are apart', () => {
    for (const leg of found(bend, 'start', 'goal').legs) {
      if (leg.kind !== 'walk') continue
      const apart = leg.line.slice(1).map((to, index) => distanceBetween(leg.line[index] ?? to, to))
      expect(leg.metres).toBeCloseTo(apart.reduce((sum, metres) => sum + metres, 0))
    }
  })
})

function found(
  map: MallMap,
  from: string,
  to: string,
  mode: 'fastest' | 'step-free' = 'fastest',
  closed: string[] = [],
): Route {
  const route = createRouteFinder(map, new Set(closed)).findRoute(from, to, mode)
  if (typeof route === 'string') throw new Error(route)
  return route
}

function refused(
  map: MallMap,
  from: string,
  to: string,
  mode: 'fastest' | 'step-free' | 'no-lifts' = 'fastest',
  closed: string[] = [],
): NoRoute | Route {
  return createRouteFinder(map, new Set(closed)).findRoute(from, to, mode)
}

function rides({ legs }: Route): string[] {
  return legs.flatMap((leg) => (leg.kind === 'ride' ? [leg.connection.id] : []))
}
