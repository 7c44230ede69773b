import { describe, expect, it } from 'vitest'
import type { MallMap, MapOccupant } from '../map/mall-map.ts'
import type { Point } from '../map/plane.ts'
import { createRouteFinder } from './route-finder.ts'
import { type Route, toRoute, walkLeg } from './route.ts'
import { createStepper, type RouteStep } from './route-steps.ts'
import { generatedPlan } from './testing/generated-plan.ts'
import { seededRandom } from './walker/seeded-random.ts'
import { connection, door, plan, rectangle, unit } from './testing/plan.ts'

/** 30 m to the east, then 20 m to the north; a café on the right hand just before the turn. */
const bend = plan({
  units: [
    unit('east', 'walkway', rectangle(0, 0, 34, 4)),
    unit('north', 'walkway', rectangle(30, 4, 4, 20)),
    unit('start', 'room', rectangle(1, 4, 4, 4)),
    unit('café', 'room', rectangle(20, -4, 6, 4)),
    unit('goal', 'room', rectangle(34, 18, 4, 4)),
  ],
  openings: [
    door('start-door', { x: 3, y: 4 }, '-'),
    door('café-door', { x: 23, y: 0 }, '-'),
    door('goal-door', { x: 34, y: 20 }, '|'),
  ],
  occupants: [occupant('Start', 'start'), occupant('Café', 'café'), occupant('Goal', 'goal')],
})

describe('the steps of a route', () => {
  it('turn out of the door, name what is passed, turn at the corner and end at the door', () => {
    expect(stepsOf(bend, 'Start', 'Goal')).toEqual([
      'left, 28 m, passing Café right',
      'left, 17 m',
      'arrive right',
    ])
  })

  it('say on the way back what is then on the other hand', () => {
    expect(stepsOf(bend, 'Goal', 'Start')).toEqual([
      'left, 17 m',
      'right, 28 m, passing Café left',
      'arrive right',
    ])
  })

  it('do not mention a swerve round a planter', () => {
    const fixtures = [{ id: 'planter', levelId: 'L1', shape: [rectangle(10, 2.2, 3, 1.8)] }]
    expect(stepsOf({ ...bend, fixtures }, 'Start', 'Goal')).toHaveLength(3)
  })

  it('do not part a way that only bends a little', () => {
    const map = plan({
      units: [
        unit('walk', 'walkway', {
          outer: [
            { x: 0, y: 0 },
            { x: 30, y: 0 },
            { x: 60, y: 10 },
            { x: 60, y: 13 },
            { x: 29, y: 3 },
            { x: 0, y: 3 },
          ],
          holes: [],
        }),
        unit('west', 'room', rectangle(-4, 0, 4, 3)),
        unit('east', 'room', rectangle(60, 10, 4, 3)),
      ],
      openings: [door('west-door', { x: 0, y: 1.5 }, '|'), door('east-door', { x: 60, y: 11.5 }, '|')],
    })
    expect(createStepper(map)(routeIn(map, 'west', 'east')).map(sentence)).toEqual([
      'straight, 61 m',
      'arrive straight',
    ])
  })

  it('tell the level and whether it goes up or down', () => {
    const floors = ['L1', 'L2']
    const map = plan({
      units: floors.flatMap((level) => [
        unit(`walk ${level}`, 'walkway', rectangle(0, 0, 30, 4), level),
        unit(`room ${level}`, 'room', rectangle(0, 4, 4, 4), level),
      ]),
      openings: floors.map((level) => door(`door ${level}`, { x: 2, y: 4 }, '-', level)),
      connections: [
        connection('Lift B', 'lift', [
          ['L1', { x: 28, y: 2 }],
          ['L2', { x: 28, y: 2 }],
        ]),
      ],
    })
    const steps = createStepper(map)(routeIn(map, 'room L2', 'room L1'))
    expect(steps.map(({ kind }) => kind)).toEqual(['walk', 'ride', 'walk', 'arrive'])
    expect(steps[1]).toMatchObject({ fromLevelId: 'L2', toLevelId: 'L1', isUp: false })
  })

  it('take a stair over several levels once', () => {
    const floors = ['L1', 'L2', 'L3']
    const map = plan({
      units: floors.flatMap((level) => [
        unit(`walk ${level}`, 'walkway', rectangle(0, 0, 30, 4), level),
        unit(`room ${level}`, 'room', rectangle(0, 4, 4, 4), level),
      ]),
      openings: floors.map((level) => door(`door ${level}`, { x: 2, y: 4 }, '-', level)),
      connections: [
        connection(
          'stairs',
          'stairs',
          floors.map((level) => [level, { x: 28, y: 2 }]),
        ),
      ],
    })
    expect(stepsOf(map, 'room L1', 'room L3').slice(1, 3)).toEqual(['stairs to L3', '?, 27 m'])
    expect(stepsOf(map, 'room L3', 'room L1').slice(1, 3)).toEqual(['stairs to L1', '?, 27 m'])
  })

  it('arrive on the level to which a last ride leads', () => {
    const lift = connection('Lift B', 'lift', [
      ['L1', { x: 28, y: 2 }],
      ['L2', { x: 28, y: 2 }],
    ])
    const ride = { kind: 'ride', connection: lift, fromLevelId: 'L1', toLevelId: 'L2', seconds: 30 } as const
    expect(createStepper(bend)(toRoute([ride]))).toMatchObject([
      { kind: 'ride', toLevelId: 'L2' },
      { kind: 'arrive', levelId: 'L2' },
    ])
  })

  it('know no turn from a point in the open, and none to it', () => {
    const at = (x: number) => ({ levelId: 'L1', at: { x, y: 2 } })
    const route = createRouteFinder(bend).findRoute(at(5), at(20), 'fastest')
    if (typeof route === 'string') throw new Error(route)
    expect(createStepper(bend)(route).map(sentence)).toEqual(['?, 15 m', 'arrive ?'])
  })

  it('are one stretch where two doors have the same few metres before them', () => {
    const map = plan({
      units: [
        unit('walk', 'walkway', rectangle(0, 0, 20, 1)),
        unit('south', 'room', rectangle(0, -4, 20, 4)),
        unit('north', 'room', rectangle(0, 1, 20, 4)),
      ],
      openings: [door('south-door', { x: 10, y: 0 }, '-'), door('north-door', { x: 10, y: 1 }, '-')],
    })
    const steps = createStepper(map)(routeIn(map, 'south', 'north'))
    expect(steps.map(sentence)).toEqual(['?, 1 m', 'arrive straight'])
  })

  it('name a shop of two doors once, at the last of them', () => {
    const openings = [...bend.openings, door('café-door 2', { x: 25, y: 0 }, '-')]
    expect(stepsOf({ ...bend, openings }, 'Start', 'Goal')[0]).toBe('left, 28 m, passing Café right')
  })

  it('are none where one is there already', () => {
    expect(stepsOf(bend, 'Start', 'Start')).toEqual([])
  })

  it('are together exactly the line that is drawn', () => {
    const map = generatedPlan({ levels: 3, roomsPerSide: 8, aisles: 3 })
    const rooms = map.units.filter(({ use }) => use === 'room').map(({ id }) => id)
    const finder = createRouteFinder(map)
    const step = createStepper(map)
    const random = seededRandom(3)
    const pick = () => rooms[Math.floor(random() * rooms.length)] ?? ''
    for (let turn = 0; turn < 300; turn += 1) {
      const route = finder.findRoute(pick(), pick(), 'fastest')
      if (typeof route === 'string') throw new Error(route)
      const walked = step(route).flatMap((each) => (each.kind === 'walk' ? [each] : []))
      expect(walked.reduce((sum, { metres }) => sum + metres, 0)).toBeCloseTo(route.metres, 6)
      const drawn = route.legs.flatMap((leg) => (leg.kind === 'walk' ? [leg.line] : []))
      const steps = Map.groupBy(walked, ({ line }) =>
        drawn.findIndex((whole) => line.every((point) => whole.includes(point))),
      )
      for (const [leg, parts] of steps) {
        const points = parts.flatMap(({ line }, index) => (index === 0 ? line : line.slice(1)))
        expect(points).toEqual(drawn[leg])
      }
    }
  })
})

function occupant(name: string, unitId: string): MapOccupant {
  return { id: name, name: { en: name }, unitId, levelId: 'L1', at: { x: 0, y: 0 } }
}

function routeIn(map: MallMap, from: string, to: string): Route {
  const route = createRouteFinder(map).findRoute(from, to, 'fastest')
  if (typeof route === 'string') throw new Error(route)
  return route
}

function stepsOf(map: MallMap, from: string, to: string): string[] {
  return createStepper(map)(routeIn(map, from, to)).map(sentence)
}

function sentence(step: RouteStep): string {
  if (step.kind === 'ride') return `${step.connection.id} to ${step.toLevelId}`
  if (step.kind === 'arrive') return `arrive ${step.turn ?? '?'}`
  const passing = step.passing.map(({ occupantId, side }) => `${occupantId} ${side}`).join(', ')
  return `${step.turn ?? '?'}, ${Math.round(step.metres)} m${passing === '' ? '' : `, passing ${passing}`}`
}

describe('the turns of a walk', () => {
  const turnsOf = (...line: readonly Point[]) =>
    createStepper(plan({}))(toRoute([walkLeg('L1', line)])).flatMap((step) =>
      step.kind === 'walk' && step.turn !== undefined ? [step.turn] : [],
    )
  const corner = { x: 20, y: 0 }

  it.each([
    [24, []],
    [26, ['slightly-left']],
    [-26, ['slightly-right']],
    [54, ['slightly-left']],
    [56, ['left']],
    [-56, ['right']],
    [149, ['left']],
    [-149, ['right']],
    [151, ['back']],
    [-151, ['back']],
  ])('by %i degrees to the left are %j', (degrees, turns) => {
    const angle = (degrees * Math.PI) / 180
    const end = { x: corner.x + 20 * Math.cos(angle), y: 20 * Math.sin(angle) }
    expect(turnsOf({ x: 0, y: 0 }, corner, end)).toEqual(turns)
  })

  it('are all told, in their order', () => {
    const corners = [0, 20, 20, 40, 40, 60].map((x, index) => ({ x, y: [0, 0, 20, 20, 0, 0][index] ?? 0 }))
    expect(turnsOf(...corners)).toEqual(['left', 'right', 'right', 'left'])
  })

  it.each([
    [2.4, []],
    [2.6, ['right']],
    [-2.6, ['left']],
  ])('around something that is %d m off the way are %j', (metres, turns) => {
    expect(turnsOf({ x: 0, y: 0 }, { x: 4, y: metres }, { x: 8, y: 0 })).toEqual(turns)
  })
})
