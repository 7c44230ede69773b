import type { MallMap } from '../../map/mall-map.ts'
import { seededRandom } from '../walker/seeded-random.ts'
import { door, plan, rectangle, unit } from './plan.ts'

interface Shop {
  readonly id: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly door: readonly [x: number, y: number, wall: '-' | '|']
}

const [WIDTH, HEIGHT] = [120, 70]
const COLUMN_METRES = 1.2

/** A hall full of columns, as of a station: shops along both long walls, and eight that stand alone with one door each. */
export function hallPlan(seed: number): MallMap {
  const shops = [...shopsAlongWalls(), ...shopsInHall(seed)]
  return plan({
    units: [
      unit('hall', 'walkway', rectangle(0, 0, WIDTH, HEIGHT)),
      ...shops.map(({ id, box }) => unit(id, 'room', rectangle(...box))),
    ],
    fixtures: columnsAround(shops),
    openings: shops.map(({ id, door: [x, y, wall] }) => door(`${id} door`, { x, y }, wall)),
    occupants: shops.map(({ id, box: [x, y, width, height] }) => ({
      id: `${id} shop`,
      name: { en: id },
      unitId: id,
      levelId: 'L1',
      at: { x: x + width / 2, y: y + height / 2 },
    })),
  })
}

function shopsAlongWalls(): Shop[] {
  return Array.from({ length: 10 }, (_, index) => index * 12).flatMap((x, index): Shop[] => [
    { id: `south ${index}`, box: [x, -8, 12, 8], door: [x + 6, 0, '-'] },
    { id: `north ${index}`, box: [x, HEIGHT, 12, 8], door: [x + 6, HEIGHT, '-'] },
  ])
}

function shopsInHall(seed: number): Shop[] {
  const random = seededRandom(seed)
  return Array.from({ length: 8 }, (_, index): Shop => {
    const [x, y] = [14 + Math.floor(index / 2) * 27 + random() * 6, 16 + (index % 2) * 24 + random() * 6]
    const doors: readonly Shop['door'][] = [
      [x + 4, y, '-'],
      [x + 4, y + 6, '-'],
      [x, y + 3, '|'],
      [x + 8, y + 3, '|'],
    ]
    return {
      id: `alone ${index}`,
      box: [x, y, 8, 6],
      door: doors[Math.floor(random() * 4)] ?? [x, y + 3, '|'],
    }
  })
}

/** Every nine metres, but not within two metres of a shop. */
function columnsAround(shops: readonly Shop[]): MallMap['fixtures'] {
  const places = [...Array(13).keys()].flatMap((column) =>
    [...Array(7).keys()].map((row) => [6 + column * 9, 6 + row * 9] as const),
  )
  return places
    .filter(([x, y]) =>
      shops.every(
        ({ box: [left, top, width, height] }) =>
          x <= left - 2 || x >= left + width + 2 || y <= top - 2 || y >= top + height + 2,
      ),
    )
    .map(([x, y]) => ({
      id: `column ${x} ${y}`,
      levelId: 'L1',
      shape: [rectangle(x, y, COLUMN_METRES, COLUMN_METRES)],
    }))
}
