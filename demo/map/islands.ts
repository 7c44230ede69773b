import { boxOutline, rounded } from './lines.ts'
import {
  type Door,
  joined,
  liftName,
  type Pieces,
  piecesOf,
  plainDoor,
  stairsName,
  unitName,
} from './parts.ts'
import type { Direction, Island, Name, PlanPoint } from './plan.ts'
import { liftAmenity, middleOf } from './rows.ts'

/** Pieces that stand free in the walkways of a level: stalls, a desk, lifts, stairs and escalators. */
export function piecesOfIslands(islands: readonly Island[], level: number): Pieces {
  return joined(islands.map((island) => piecesOfIsland(island, level)))
}

type Box = Island['at']

function piecesOfIsland(island: Island, level: number): Pieces {
  if ('escalator' in island) return escalators(island)
  const outline = boxOutline(island.at)
  const base = { outline, isPublic: true, category: 'unspecified' }
  const line = doorAt(island.at, island.door, 1.6)
  if ('unit' in island) {
    const key = island.unit
    return piecesOf([{ ...base, key, number: key, name: unitName(key) }], [plainDoor(key, line)])
  }
  if ('room' in island) {
    const key = island.room.en
    return piecesOf([{ ...base, key, name: island.room }], [plainDoor(key, line)])
  }
  if ('stairs' in island) {
    const key = island.stairs
    return piecesOf([{ ...base, key, category: 'stairs', name: stairsName(key) }], [plainDoor(key, line)])
  }
  const key = `lift-${island.lift}`
  const lift = { ...base, key, category: 'elevator', name: liftName(island.lift) }
  return piecesOf([lift], [plainDoor(key, line)], [liftAmenity(island.lift, level, middleOf(lift))])
}

/** One up and one down, side by side. On the lower level they are entered or left at the foot, above at the head. */
function escalators(island: Extract<Island, { escalator: string }>): Pieces {
  const { where } = runOf(island.escalator)
  const [from, low, to, high] = island.at
  const middle = rounded((low + high) / 2)
  const open = 'foot' in island ? island.foot : island.head
  const runs: readonly (readonly [key: string, box: Box])[] = [
    [escalatorKey(island.escalator, 'up'), [from, low, to, middle]],
    [escalatorKey(island.escalator, 'down'), [from, middle, to, high]],
  ]
  return piecesOf(
    runs.map(([key, box]) => ({
      key,
      category: 'escalator',
      name: escalatorName(where),
      outline: boxOutline(box),
      isPublic: true,
    })),
    runs.map(([key, box]): Door => plainDoor(key, doorAt(box, open, 1.3))),
  )
}

/** `Net Loft 1-2` is in the Net Loft and joins the levels 1 and 2. */
export function runOf(escalator: string): { where: string; lower: number; upper: number } {
  const [, where, lower, upper] = /^(.+) (\d+)-(\d+)$/.exec(escalator) ?? []
  if (where === undefined) throw new Error(`The escalator "${escalator}" does not say its levels.`)
  return { where, lower: Number(lower), upper: Number(upper) }
}

export function escalatorKey(escalator: string, direction: 'up' | 'down'): string {
  return `escalator ${escalator} ${direction}`
}

export function escalatorName(where: string): Name {
  const spanish = where === 'South Walk' ? 'del pasillo sur' : `de ${where}`
  return { en: `${where} escalator`, es: `Escalera eléctrica ${spanish}` }
}

function doorAt([from, low, to, high]: Box, direction: Direction, width: number): PlanPoint[] {
  const isAlong = direction === 'harbour' || direction === 'town'
  const [start, end] = isAlong ? [from, to] : [low, high]
  const half = Math.min(width, (end - start) * 0.9) / 2
  const middle = (start + end) / 2
  const wall = { north: from, south: to, town: low, harbour: high }[direction]
  return [middle - half, middle + half].map((place) =>
    isAlong ? [rounded(place), wall] : [wall, rounded(place)],
  )
}
