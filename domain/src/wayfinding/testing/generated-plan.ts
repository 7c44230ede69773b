import type { MallMap, MapConnection, MapFixture, MapOpening, MapUnit } from '../../map/mall-map.ts'
import { seededRandom } from '../walker/seeded-random.ts'
import { connection, door, plan, rectangle, unit } from './plan.ts'

export interface PlanSize {
  readonly levels: number
  /** Rooms along each of the two long walls of each aisle. */
  readonly roomsPerSide: number
  readonly aisles: number
}

const aisleHeight = 8
const roomDepth = 10
const roomWidth = 8
const step = aisleHeight + 2 * roomDepth

/**
 * A mall of parallel aisles between rooms, joined at both ends, with planters in the way; lifts at one end, and an
 * escalator up, one down and a stair in the middle aisles.
 */
export function generatedPlan({ levels, roomsPerSide, aisles }: PlanSize, seed = 1): MallMap {
  const random = seededRandom(seed)
  const width = roomsPerSide * roomWidth
  const height = aisles * step
  const units: MapUnit[] = []
  const openings: MapOpening[] = []
  const fixtures: MapFixture[] = []
  const connections: MapConnection[] = []
  const names = Array.from({ length: levels }, (_, level) => `L${level + 1}`)
  for (const name of names) {
    units.push(unit(`${name} west`, 'walkway', rectangle(-aisleHeight, 0, aisleHeight, height), name))
    units.push(unit(`${name} east`, 'walkway', rectangle(width, 0, aisleHeight, height), name))
    for (let aisle = 0; aisle < aisles; aisle += 1) {
      const y = aisle * step + roomDepth
      units.push(unit(`${name} aisle ${aisle}`, 'walkway', rectangle(0, y, width, aisleHeight), name))
      for (let room = 0; room < roomsPerSide; room += 1) {
        const x = room * roomWidth
        for (const [side, bottom, wall] of [
          ['a', y - roomDepth, y],
          ['b', y + aisleHeight, y + aisleHeight],
        ] as const) {
          const id = `${name} ${aisle} ${side} ${room}`
          units.push(unit(id, 'room', rectangle(x, bottom, roomWidth, roomDepth), name))
          openings.push(door(`${id} door`, { x: x + 1 + random() * (roomWidth - 2), y: wall }, '-', name))
        }
        if (random() < 0.6) {
          const shape = rectangle(
            x + random() * 4,
            y + 1 + random() * 3,
            1 + random() * 3,
            0.5 + random() * 3,
          )
          fixtures.push({ id: `${name} planter ${aisle} ${room}`, levelId: name, shape: [shape] })
        }
      }
    }
  }
  const stops = names.map((name) => [name, { x: -4, y: height / 2 }] as const)
  connections.push(connection('lift', 'lift', stops))
  for (const [index, name] of names.slice(0, -1).entries()) {
    const above = names[index + 1] ?? name
    const bottom = { x: width + 4, y: 5 }
    const top = { x: width + 4, y: 20 }
    connections.push(
      connection(
        `up ${name}`,
        'escalator',
        [
          [name, bottom],
          [above, top],
        ],
        true,
      ),
    )
    connections.push(
      connection(
        `down ${name}`,
        'escalator',
        [
          [above, { ...top, x: width + 2 }],
          [name, { ...bottom, x: width + 2 }],
        ],
        true,
      ),
    )
    const foot = { x: -6, y: 3 }
    connections.push(
      connection(`stairs ${name}`, 'stairs', [
        [name, foot],
        [above, { ...foot, y: 12 }],
      ]),
    )
  }
  return plan({ units, openings, fixtures, connections })
}

/** The mall with a wing of offices as long again, whose lobby is locked, and rooms for staff behind it on each level. */
export function withOffices(mall: MallMap, length = 300): MallMap {
  const right = Math.max(
    ...mall.units.flatMap(({ shape }) => shape.flatMap(({ outer }) => outer.map(({ x }) => x))),
  )
  const wings = mall.levels.flatMap(({ id }) => [
    unit(`${id} staff`, 'private', rectangle(-aisleHeight, -20, right + aisleHeight, 20), id),
    unit(`${id} lobby`, 'walkway', rectangle(right, 0, length, 4), id),
    unit(`${id} office stairs`, 'stairs', rectangle(right + length, 0, 4, 4), id),
    ...Array.from({ length: length / 20 }, (_, index) =>
      unit(`${id} office ${index}`, 'room', rectangle(right + 20 * index, 4, 20, 12), id),
    ),
  ])
  return { ...mall, units: [...mall.units, ...wings] }
}
