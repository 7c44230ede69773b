import type { AmenityKind } from '../mall-map.ts'
import { isInside } from '../lines.ts'
import type { Point, Polygon } from '../plane.ts'
import { type Box, boxAround } from './box.ts'
import type { AreaKind, DrawnSymbol } from './level-drawing.ts'
import type { Scene, SceneUnit } from './scene.ts'

/** The units of a level in which visitors find something. */
interface PublicPlaces {
  /** Ids of the units with a shop or another occupant. */
  readonly occupied: ReadonlySet<string>
  readonly symbols: readonly DrawnSymbol[]
}

/** The whole building is shown unless it is so many times as large as its public part. */
const MOST_TIMES = 1.25

/**
 * The building without streets and car parks. Where offices, platforms or rooms for staff make it much larger, only the part with
 * shops, amenities and named entrances. Undefined for a level without a building.
 */
export function buildingOf(scene: Scene, places: PublicPlaces): Box | undefined {
  const indoors = scene.units.filter(({ kind }) => kind !== 'outside' && kind !== 'parking')
  const whole = boxAround(cornersOf(indoors))
  const open = boxAround(publicPoints(scene, places))
  return whole && open && areaOf(whole) > MOST_TIMES * areaOf(open) ? open : whole
}

function publicPoints(scene: Scene, { occupied, symbols }: PublicPlaces): Point[] {
  const others = scene.units.filter(({ kind }) => notIndoors.has(kind)).flatMap(({ shape }) => shape)
  return [
    ...cornersOf(scene.units.filter(({ id }) => occupied.has(id))),
    ...symbols.flatMap(({ kind, at }) => (moving.has(kind) || isInOneOf(others, at) ? [] : [at])),
    ...scene.openings.flatMap(({ use, name, drawn }) =>
      use === 'entrance' && Object.keys(name).length > 0 ? drawn : [],
    ),
  ]
}

const notIndoors: ReadonlySet<AreaKind> = new Set(['outside', 'parking', 'private'])
/** Offices have lifts and stairs too. */
const moving: ReadonlySet<AmenityKind | 'kiosk'> = new Set(['lift', 'escalator', 'stairs'])

function isInOneOf(shapes: readonly Polygon[], at: Point): boolean {
  return shapes.some((shape) => isInside(at, shape))
}

function cornersOf(units: readonly SceneUnit[]): Point[] {
  return units.flatMap(({ shape }) => shape.flatMap(({ outer }) => outer))
}

function areaOf({ width, height }: Box): number {
  return width * height
}
