import type { Point } from '../plane.ts'
import { type DrawnStore, signRooms, type StoreSigns } from './level-drawing.ts'
import { BESIDE_PX, LEAST_PX, SIGN_PX, sizeInUnit } from './letters.ts'
import { svgPathOfLines } from './path.ts'
import type { TextRoom } from './text-room.ts'

/**
 * The symbols of the stores that have room for one before their name or logo is readable. `squares` are the largest free ones in
 * their units.
 */
export function storeSigns(
  stores: readonly DrawnStore[],
  squares: readonly (TextRoom | undefined)[],
): StoreSigns[] {
  const signs = stores.flatMap((store, index) => {
    const square = squares[index]
    const room = signRooms.find((size) => square && size <= square.height)
    if (store.section === undefined || square === undefined || room === undefined) return []
    const until = nameFrom(store)
    const zooms = room / SIGN_PX / (until / LEAST_PX.letters)
    return zooms > LEAST_ZOOMS ? [{ section: store.section, room, until, at: wholeMetres(square.at) }] : []
  })
  const alike = Map.groupBy(signs, ({ section, room, until }) => [section, room, until].join(' '))
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { section, room, until } = first
    return [{ section, room, until, path: `${svgPathOfLines([same.map(({ at }) => at)])}z` }]
  })
}

/** Not worth an element: a symbol that gives way to the name when one has zoomed in so little. */
const LEAST_ZOOMS = 1.4

/** Shorter to write, and exact enough for the middle of a room. */
function wholeMetres({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

/** The letters from which on a name or a logo is readable, in the unit or beside the building; in metres. */
function nameFrom(store: DrawnStore): number {
  const { early, logo } = store
  const before = early === undefined ? 0 : early.size * (early.beside ? LEAST_PX.letters / BESIDE_PX : 1)
  return Math.ceil(Math.max(sizeInUnit(store, logo), before) * 10) / 10
}
