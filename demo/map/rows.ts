import { cellBetween, doorIn, doorsIn, rounded, wallBetween } from './lines.ts'
import {
  entrance,
  joined,
  liftName,
  type Part,
  type Pieces,
  piecesOf,
  plainDoor,
  type Row,
  stairsName,
  unitName,
} from './parts.ts'
import type { Name, PlanPoint, RowEntry, Side } from './plan.ts'
import { washrooms } from './washrooms.ts'

/** Everything along one side of a level. */
export function piecesOfSide(side: Side, level: number): Pieces {
  return joined(side.row.map((entry) => piecesOfEntry(entry, { side, level })))
}

function piecesOfEntry(entry: RowEntry, row: Row): Pieces {
  if ('units' in entry) return units(entry, row)
  if ('passage' in entry) return passage(entry, row)
  if ('washrooms' in entry) return washrooms(entry, row)
  if ('closed' in entry) {
    return piecesOf([{ ...cell(entry, row), category: 'nonpublic', name: entry.closed, isPublic: false }], [])
  }
  if ('room' in entry) return room(entry, row)
  const isLift = 'lift' in entry
  const key = isLift ? `lift-${entry.lift}` : entry.stairs
  const shaft = front(entry, row, {
    key,
    category: isLift ? 'elevator' : 'stairs',
    name: isLift ? liftName(entry.lift) : stairsName(entry.stairs),
  })
  const wall = wallBetween(row.side.front, entry.from, entry.to)
  const amenities = isLift ? [liftAmenity(entry.lift, row.level, middleOf(shaft[0]))] : []
  return piecesOf(shaft, [plainDoor(key, doorIn(wall, isLift ? 1.2 : 1.8))], amenities)
}

export function liftAmenity(letter: string, level: number, at: PlanPoint) {
  return { slug: `lift-${letter.toLowerCase()}-level-${level}`, category: 'elevator', at }
}

export function middleOf(part: Part | undefined): PlanPoint {
  const outline = part?.outline ?? []
  const middle = (values: readonly number[]) => rounded((Math.min(...values) + Math.max(...values)) / 2)
  return [middle(outline.map(([along]) => along)), middle(outline.map(([, across]) => across))]
}

type Entry<Key extends string> = Extract<RowEntry, Record<Key, unknown>>

/** Stores side by side, each as wide as its share. */
function units(entry: Entry<'units'>, { side }: Row): Pieces {
  const shares = entry.units.map((text) => text.split(' '))
  const whole = shares.reduce((sum, [, share]) => sum + Number(share), 0)
  const place = (share: number) => rounded(entry.from + ((entry.to - entry.from) * share) / whole)
  let before = 0
  return joined(
    shares.map(([number = '', share]) => {
      const from = place(before)
      before += Number(share)
      return unit(number, { from, to: place(before) }, side)
    }),
  )
}

function unit(number: string, { from, to }: { from: number; to: number }, side: Side): Pieces {
  const wall = wallBetween(side.front, from, to)
  const outline = cellBetween(side.front, side.back, from, to)
  const width = Math.min(3, Math.max(1.4, (to - from) * 0.3))
  const doors = doorsIn(wall, side.doors[number] ?? 1, width).map((line, index) =>
    plainDoor(index === 0 ? number : `${number}-${index + 1}`, line),
  )
  if (side.outside.includes(number)) {
    doors.push(plainDoor(`${number}-outside`, doorIn(wallBetween(side.back, from, to), 1.6)))
  }
  return piecesOf(
    [{ key: number, category: 'unspecified', name: unitName(number), outline, isPublic: true, number }],
    doors,
  )
}

function passage(entry: Entry<'passage'>, row: Row): Pieces {
  const { side } = row
  const whole = { ...cell(entry, row), category: 'walkway', name: entry.passage, isPublic: true }
  const wall = wallBetween(side.back, entry.from, entry.to)
  if (entry.steps !== true)
    return piecesOf([whole], entry.door ? [entrance(entry.door, doorIn(wall, 3))] : [])
  // The steps lie inside the outer wall: nobody on wheels passes them.
  const inner = side.back.map(([along, across]): PlanPoint => [along, across - Math.sign(across) * 2])
  const steps = {
    ...whole,
    key: `${whole.key}-steps`,
    category: 'unspecified',
    name: { en: 'Steps', es: 'Escalones' },
  }
  const key = `${entry.passage.en}-door`
  return piecesOf(
    [
      { ...whole, outline: cellBetween(side.front, inner, entry.from, entry.to) },
      { ...steps, outline: cellBetween(inner, side.back, entry.from, entry.to) },
    ],
    [
      {
        ...entrance(key, doorIn(wall, 1.6)),
        name: entry.passage,
        isAutomatic: false,
        hasSteps: true,
      },
    ].map(({ slug: _, ...door }) => door),
  )
}

function room(entry: Entry<'room'>, row: Row): Pieces {
  const key = entry.room.en
  const parts = front(entry, row, { key, category: entry.is, name: entry.room })
  const wall = wallBetween(row.side.front, entry.from, entry.to)
  const doors = doorsIn(wall, entry.doors, Math.min(1.8, (entry.to - entry.from) * 0.5)).map((line, index) =>
    plainDoor(`${key}-${index + 1}`, line),
  )
  if (entry.outside) {
    doors.push(plainDoor(`${key}-outside`, doorIn(wallBetween(row.side.back, entry.from, entry.to), 1.4)))
  }
  return piecesOf(parts, doors)
}

/** The units at the front of a stretch, and the rooms behind them that are closed to visitors. */
function front(
  entry: { from: number; to: number; depth?: number | undefined },
  row: Row,
  what: { key: string; category: string; name: Name },
): Part[] {
  const { side } = row
  const whole = { ...cell(entry, row), ...what, isPublic: true }
  const { depth } = entry
  if (depth === undefined) return [whole]
  const wall = wallBetween(side.front, entry.from, entry.to)
  const behind = wall.map(([along, across]): PlanPoint => [along, across + Math.sign(across) * depth])
  return [
    { ...whole, outline: [...wall, ...behind.toReversed()] },
    {
      key: `${what.key}-behind`,
      category: 'nonpublic',
      name: undefined,
      isPublic: false,
      outline: [...behind, ...wallBetween(side.back, entry.from, entry.to).toReversed()],
    },
  ]
}

function cell(
  { from, to }: { from: number; to: number },
  { side }: Row,
): { key: string; outline: PlanPoint[] } {
  // Both sides of a level may have a room of the same name; none has two at one place.
  const at = (side.front[0]?.[1] ?? 0) > 0 ? 'harbour' : 'town'
  return { key: `${at}-${from}`, outline: cellBetween(side.front, side.back, from, to) }
}
