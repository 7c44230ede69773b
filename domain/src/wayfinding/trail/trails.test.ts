import { describe, expect, it } from 'vitest'
import type { MallMap } from '../../map/mall-map.ts'
import type { Point, Polygon } from '../../map/plane.ts'
import { createRouteFinder } from '../route-finder.ts'
import { generatedPlan } from '../testing/generated-plan.ts'
import { hallPlan } from '../testing/hall-plan.ts'
import { connection, door, plan, rectangle, unit } from '../testing/plan.ts'
import { walkPairs } from '../walker/walk-pairs.ts'
import type { TrailStep } from './trail-step.ts'
import { createTrails, trailsInParts } from './trails.ts'

const floors = ['L1', 'L2']

/** A walkway of 60 m and 6 m across, with shops along both walls; a lift at its end, on two levels. */
const row = plan({
  units: floors.flatMap((level) => [
    unit(`walk ${level}`, 'walkway', rectangle(0, 0, 60, 6), level),
    ...[0, 1, 2, 3, 4].flatMap((index) => [
      unit(`north ${level} ${index}`, 'room', rectangle(index * 12, 6, 12, 8), level),
      unit(`south ${level} ${index}`, 'room', rectangle(index * 12, -8, 12, 8), level),
    ]),
    unit(`shaft ${level}`, 'lift', rectangle(60, 2, 2, 2), level),
  ]),
  openings: floors.flatMap((level) => [
    ...[0, 1, 2, 3, 4].flatMap((index) => [
      door(`n ${level} ${index}`, { x: index * 12 + 6, y: 6 }, '-', level),
      door(`s ${level} ${index}`, { x: index * 12 + 6, y: 0 }, '-', level),
    ]),
    door(`lift ${level}`, { x: 60, y: 3 }, '|', level),
  ]),
  occupants: floors.flatMap((level) =>
    ['north', 'south'].flatMap((side) =>
      [0, 1, 2, 3, 4].map((index) => ({
        id: `${side} shop ${level} ${index}`,
        name: { en: `${side} ${level} ${index}` },
        unitId: `${side} ${level} ${index}`,
        levelId: level,
        at: { x: index * 12 + 6, y: side === 'north' ? 10 : -4 },
      })),
    ),
  ),
  connections: [
    connection(
      'Lift',
      'lift',
      floors.map((level) => [level, { x: 60, y: 3 }] as const),
    ),
  ],
})

function stepsIn(map: MallMap, from: string, to: string): readonly TrailStep[] {
  const trails = createTrails(map, createRouteFinder(map), (id) => id)
  return trails.find({ from, to }, 'fastest')?.steps ?? []
}

/** The map with a room that has a door and a shop. */
function withShop(map: MallMap, id: string, shape: Polygon, at: Point): MallMap {
  return {
    ...map,
    units: [...map.units, unit(id, 'room', shape)],
    openings: [...map.openings, door(`door of ${id}`, at, '-')],
    occupants: [
      ...map.occupants,
      { id: `shop ${id}`, name: { en: `Shop ${id}` }, unitId: id, levelId: 'L1', at },
    ],
  }
}

/** The pairs of shops between which a walker who knows only the words is lost. */
function lostIn(map: MallMap): readonly string[] {
  const places = map.occupants.map(({ id, name }) => ({ featureId: id, name }))
  return walkPairs(map, places, createRouteFinder(map), { pairs: 300, seed: 1 }).failed
}

describe('a trail', () => {
  it('follows the wall on the hand where the goal is, and says what one passes and what is too far', () => {
    const [follow, arrive, ...others] = stepsIn(row, 'north shop L1 0', 'north shop L1 3')
    expect(others).toEqual([])
    expect(follow).toMatchObject({
      kind: 'follow',
      from: { id: 'north shop L1 0', kind: 'door' },
      // With the back to a door of the north wall, east is on the left.
      hour: 9,
      hand: 'left',
      metres: 35,
      steps: 50,
      passed: [
        { id: 'north shop L1 1', metres: 12 },
        { id: 'north shop L1 2', metres: 25 },
      ],
      end: { id: 'north shop L1 3' },
      nth: 1,
      tooFar: { id: 'north shop L1 4', metres: 12 },
    })
    expect(arrive).toMatchObject({ kind: 'arrive', goal: { id: 'north shop L1 3' }, hand: 'left' })
  })

  it('crosses straight from door to door, and says what one finds who misses it', () => {
    expect(stepsIn(row, 'north shop L1 2', 'south shop L1 2')).toMatchObject([
      {
        kind: 'cross',
        direction: { hour: 12 },
        metres: 5,
        end: { id: 'south shop L1 2' },
        missed: { left: { id: 'south shop L1 3' }, right: { id: 'south shop L1 1' } },
      },
      { kind: 'arrive', goal: { id: 'south shop L1 2' } },
    ])
  })

  it('rides, and goes on with the back to the lift', () => {
    const steps = stepsIn(row, 'north shop L1 4', 'north shop L2 4')
    const ride = steps.findIndex(({ kind }) => kind === 'ride')
    expect(steps[ride]).toMatchObject({ toLevelId: 'L2', isUp: true })
    expect(steps[ride + 1]).toMatchObject({ from: { id: 'Lift', kind: 'lift' }, levelId: 'L2' })
  })

  it('counts doors of one name', () => {
    const twins = { ...row, occupants: row.occupants.map((one) => ({ ...one, name: { en: 'Twin' } })) }
    const trails = createTrails(twins, createRouteFinder(twins), (id) =>
      id.startsWith('north') ? 'Twin' : id,
    )
    const steps = trails.find({ from: 'north shop L1 0', to: 'north shop L1 2' }, 'fastest')?.steps ?? []
    const ends = steps.flatMap((step) => (step.kind === 'follow' ? [[step.end.id, step.nth]] : []))
    expect(ends).toContainEqual(['north shop L1 2', 2])
  })

  it.each([
    ['leads to the end', [6, 5.5, 6, 3, 30, 3, 30, 5.5], 'leads'],
    ['is before the end', [20, 3, 30, 3, 30, 5.5], 'at-end'],
    ['lies across the way', [18, 0, 18, 6], { crossedAfter: 12 }],
    ['is only at the start', [6, 0, 6, 6], undefined],
    ['is far away', [50, 0, 50, 6], undefined],
  ] as const)('says where tactile paving %s', (_, numbers, tactile) => {
    const line = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? 0 }] : []))
    const pavedOn = (levelId: string) => ({ ...row, tactilePaths: [{ id: 'path', levelId, line }] })
    const [from, to] = ['north shop L1 0', 'north shop L1 2']
    expect(stepsIn(pavedOn('L1'), from, to)[0]?.tactile).toEqual(tactile)
    expect(stepsIn(pavedOn('L2'), from, to)[0]?.tactile).toBeUndefined()
  })

  it('finds what is across a narrow passage before it follows the wall there', () => {
    const map = withShop(row, 'kiosk', rectangle(14, 2, 8, 2.6), { x: 18.2, y: 4.6 })
    const steps = stepsIn(map, 'shop kiosk', 'north shop L1 4')
    expect(steps).toMatchObject([
      { kind: 'find', metres: 1, end: { id: 'north shop L1 1' } },
      { kind: 'follow', from: { id: 'north shop L1 1' }, end: { id: 'north shop L1 4' } },
      { kind: 'arrive' },
    ])
    expect(lostIn(map)).toEqual([])
  })

  it('follows a wall that is met across a hall only so far that the steps are sure', () => {
    const hall = plan({ units: [unit('hall', 'walkway', rectangle(-100, 0, 200, 35))], openings: [] })
    const shops = [
      ['start', 30, 0],
      ['near', 39, 35],
      ['far', 62, 35],
    ] as const
    const map = shops.reduce(
      (all, [id, x, y]) => withShop(all, id, rectangle(x - 3, y === 0 ? -5 : y, 6, 5), { x, y }),
      hall,
    )
    expect(stepsIn(map, 'shop start', 'shop near')).toMatchObject([
      { kind: 'to-wall' },
      { kind: 'follow', end: { id: 'shop far' } },
      { kind: 'follow', end: { id: 'shop near' } },
      { kind: 'arrive' },
    ])
    expect(lostIn(map)).toEqual([])
  })

  it('is none where nothing leads', () => {
    const trails = createTrails(row, createRouteFinder(row), (id) => id)
    expect(trails.find({ from: 'north shop L1 0', to: 'nowhere' }, 'fastest')).toBeUndefined()
    expect(trails.find({ from: 'north shop L1 0', to: 'north shop L2 0' }, 'no-lifts')).toBeUndefined()
  })

  it('leads walkers who know only its words through generated malls', () => {
    for (const seed of [1, 2]) {
      const map = withShops(generatedPlan({ levels: 2, roomsPerSide: 6, aisles: 2 }, seed))
      const places = map.occupants.map(({ id, name }) => ({ featureId: id, name }))
      const { pairs, arrived, ambiguous, failed } = walkPairs(map, places, createRouteFinder(map), {
        pairs: 60,
        seed,
      })
      expect(failed.slice(0, Math.floor(pairs * 0.03) + 1)).toEqual(failed)
      expect(arrived / pairs).toBeGreaterThanOrEqual(0.97)
      expect(ambiguous).toBe(0)
    }
  })

  it('leads out of shops that stand alone in a hall with columns, where no wall is straight on', () => {
    for (const seed of [2, 3]) {
      const map = hallPlan(seed)
      const places = map.occupants.map(({ id, name }) => ({ featureId: id, name }))
      const { pairs, arrived, ambiguous } = walkPairs(map, places, createRouteFinder(map), {
        pairs: 300,
        seed,
      })
      expect(arrived / pairs).toBeGreaterThanOrEqual(0.96)

      expect(ambiguous).toBe(0)
    }
  })
})

/** A shop with a name in each room. */
function withShops(map: MallMap): MallMap {
  const rooms = map.units.filter(({ use }) => use === 'room')
  return {
    ...map,
    occupants: rooms.map(({ id, levelId, centre }, index) => ({
      id: `shop ${id}`,
      name: { en: `Shop ${index}` },
      unitId: id,
      levelId,
      at: centre,
    })),
  }
}

it('are made in parts of a few things each', () => {
  const map = generatedPlan({ levels: 2, roomsPerSide: 10, aisles: 3 })
  const parts = trailsInParts(map, createRouteFinder(map), (id) => id)
  let count = 1
  for (let part = parts.next(); part.done !== true; part = parts.next()) count += 1
  const { graph } = createTrails(map, createRouteFinder(map), (id) => id)
  expect(count).toBeGreaterThan(graph.things.length / 30)
})
