import { expect, it } from 'vitest'
import type { MallMap } from '../../map/mall-map.ts'
import { createRouteFinder } from '../route-finder.ts'
import { connection, door, plan, rectangle, unit } from '../testing/plan.ts'
import { walkPairs } from '../walker/walk-pairs.ts'
import { createTrails } from './trails.ts'

const levels = ['L1', 'L2']

/** A shop of 8 m with its door in the south wall of the walkways, or in the north wall at `y`. */
function shop(id: string, x: number, level: string, y = 0) {
  return {
    unit: unit(id, 'room', rectangle(x - 4, y === 0 ? -8 : y, 8, 8), level),
    door: door(`${id} door`, { x, y }, '-', level),
    occupant: {
      id: `${id} shop`,
      name: { en: id },
      unitId: id,
      levelId: level,
      at: { x, y: y === 0 ? -4 : y + 4 },
    },
  }
}

function mallOf(map: Partial<MallMap>, shops: readonly ReturnType<typeof shop>[]): MallMap {
  return plan({
    ...map,
    units: [...(map.units ?? []), ...shops.map((one) => one.unit)],
    openings: [...(map.openings ?? []), ...shops.map((one) => one.door)],
    occupants: shops.map((one) => one.occupant),
    // As on most maps, nobody has named the lifts and stairs.
    connections: (map.connections ?? []).map((one) => ({ ...one, name: {} })),
  })
}

function failedIn(map: MallMap): readonly string[] {
  const places = map.occupants.map(({ id, name }) => ({ featureId: id, name }))
  return walkPairs(map, places, createRouteFinder(map), { pairs: 60, seed: 3 }).failed
}

it('leads on from two lifts side by side without names, whichever one took', () => {
  const ride = (x: number) =>
    connection(
      `lift ${x}`,
      'lift',
      levels.map((level) => [level, { x, y: 16 }] as const),
    )
  const map = mallOf(
    {
      units: levels.flatMap((level) => [
        unit(`walk ${level}`, 'walkway', rectangle(0, 0, 60, 16), level),
        ...[23, 27.5].map((x) => unit(`shaft ${x} ${level}`, 'lift', rectangle(x - 1, 16, 2, 2), level)),
      ]),
      connections: [ride(23), ride(27.5)],
    },
    levels.flatMap((level) => [4, 14, 23, 33, 44, 55].map((x) => shop(`${level} ${x}`, x, level))),
  )
  expect(failedIn(map)).toEqual([])
})

it('crosses no floor to stairs where others without a name are nearer to the way', () => {
  const up = (id: string, from: { x: number; y: number }, to: { x: number; y: number }) =>
    connection(id, 'stairs', [
      ['L1', from],
      ['L2', to],
    ])
  const map = mallOf(
    {
      units: [
        unit('hall', 'walkway', rectangle(0, 0, 60, 30), 'L1'),
        unit('steps', 'stairs', rectangle(27, 18, 2, 2), 'L1'),
        // Each of the stairs leads to a walkway of its own.
        unit('gallery', 'walkway', rectangle(0, 30, 60, 10), 'L2'),
        unit('balcony', 'walkway', rectangle(20, 10, 20, 10), 'L2'),
      ],
      connections: [
        up('north', { x: 24, y: 30 }, { x: 24, y: 30.5 }),
        up('middle', { x: 27, y: 19 }, { x: 27, y: 19 }),
      ],
    },
    [
      ...[24, 40, 52].map((x) => shop(`hall ${x}`, x, 'L1')),
      ...[10, 24, 40].map((x) => shop(`gallery ${x}`, x, 'L2', 40)),
    ],
  )
  expect(failedIn(map)).toEqual([])
})

it('says the way along a wall up to where one reaches across a gap, not around the gap', () => {
  const map = mallOf(
    {
      units: levels.flatMap((level) => [
        unit(`walk ${level}`, 'walkway', rectangle(0, 0, 60, 6), level),
        unit(`gap ${level}`, 'walkway', rectangle(30, 6, 1, 4), level),
        unit(`shaft ${level}`, 'lift', rectangle(31, 6.2, 2, 2), level),
      ]),
      connections: [
        connection(
          'lift',
          'lift',
          levels.map((level) => [level, { x: 31, y: 7 }] as const),
        ),
      ],
    },
    levels.flatMap((level) => [6, 16, 24].map((x) => shop(`${level} ${x}`, x, level, 6))),
  )
  expect(failedIn(map)).toEqual([])
})

it('follows no wall to the second of several stairs that stand off it', () => {
  const along = [16, 28, 40]
  const map = mallOf(
    {
      units: [
        unit('hall', 'walkway', rectangle(0, 0, 60, 24), 'L1'),
        ...along.map((x) => unit(`steps ${x}`, 'stairs', rectangle(x, 4, 2, 2), 'L1')),
        ...along.map((x) => unit(`balcony ${x}`, 'walkway', rectangle(x - 5, 0, 10, 10), 'L2')),
      ],
      connections: along.map((x) =>
        connection(`stairs ${x}`, 'stairs', [
          ['L1', { x: x + 1, y: 4 }],
          ['L2', { x: x + 1, y: 4 }],
        ]),
      ),
    },
    [
      ...[4, 22, 34, 55].map((x) => shop(`hall ${x}`, x, 'L1')),
      ...along.map((x) => shop(`balcony ${x} shop`, x, 'L2')),
    ],
  )
  const { find } = createTrails(map, createRouteFinder(map), (id) => (id.startsWith('stairs') ? '' : id))
  const steps = along.flatMap((x) =>
    map.occupants.flatMap(
      ({ id }) => find({ from: id, to: `balcony ${x} shop shop` }, 'fastest')?.steps ?? [],
    ),
  )
  expect(steps.filter(({ kind }) => kind === 'ride').length).toBeGreaterThan(6)
  expect(
    steps.filter((step) => step.kind === 'follow' && step.levelId === 'L1' && !step.isEndAtWall),
  ).toEqual([])
  expect(failedIn(map)).toEqual([])
})

it.each([
  ['follows a wall from stairs that have others beside them', { x: 53, y: 24 }, 'follow'],
  ['follows no wall from stairs that have others across a passage', { x: 57, y: 20 }, undefined],
] as const)('%s', (_, other, kind) => {
  const stairs = (id: string, at: { x: number; y: number }) =>
    connection(
      id,
      'stairs',
      levels.map((level) => [level, at] as const),
    )
  const map = mallOf(
    {
      units: levels.flatMap((level) => [
        unit(`hall ${level}`, 'walkway', rectangle(0, 0, 60, 24), level),
        unit(`block ${level}`, 'room', rectangle(50, 16, 8, 4), level),
      ]),
      connections: [stairs('stairs', { x: 57, y: 24 }), stairs('other stairs', other)],
    },
    [shop('hall 10', 10, 'L1', 24)],
  )
  const { find } = createTrails(map, createRouteFinder(map), (id) => (id.endsWith('stairs') ? '' : id))
  const steps = find({ from: 'stairs', to: 'hall 10 shop' }, 'fastest')?.steps ?? []
  expect(steps.find(({ levelId }) => levelId === 'L1')?.kind).toBe(kind)
})

it('leads along no wall past one door of a shop to the next one, at which one would not be', () => {
  const two = shop('two', 50, 'L1', 35)
  const map = mallOf(
    {
      units: [unit('hall', 'walkway', rectangle(-100, 0, 200, 35), 'L1')],
      openings: [door('first door', { x: 43, y: 35 }, '-', 'L1')],
    },
    [shop('start', 30, 'L1'), { ...two, unit: unit('two', 'room', rectangle(40, 35, 14, 8), 'L1') }],
  )
  const { graph } = createTrails(map, createRouteFinder(map), (id) => id)
  const start = graph.things.findIndex(({ id }) => id === 'start shop')
  const landed = (graph.edges[start] ?? []).filter(({ kind }) => kind === 'land')
  expect(landed.map(({ to }) => graph.things[to]?.at.x)).toEqual([43])
})
