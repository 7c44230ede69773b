import type { Section } from '../../directory/section-category.ts'
import type { MapOccupant } from '../mall-map.ts'
import { slugOf } from '../place-slugs.ts'
import { signedArea } from '../lines.ts'
import type { Point, Polygon } from '../plane.ts'
import { boxAround, rounded, roundedBox } from './box.ts'
import { fitLabel } from './fit-label.ts'
import type { DrawnLabel, DrawnLogo, DrawnStore } from './level-drawing.ts'
import { type Obstacles, ringOfBox, ringOfLabel } from './obstacles.ts'
import { svgPathOf } from './shape-path.ts'
import { areaOf, type SceneUnit } from './scene.ts'
import { findTextRoom, type TextRoom } from './text-room.ts'

/** A store to draw. */
export interface StoreToDraw {
  /** The id in `correlationId` of the map's occupants, which may have the slug instead; or the id of an occupant. */
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly section?: Section | undefined
  /** The address of its logo, drawn instead of the name in a large unit. */
  readonly logo?: string | undefined
}

/** The units of a store on one level, the largest first. */
export interface Tenancy {
  readonly store: StoreToDraw
  readonly units: readonly [SceneUnit, ...SceneUnit[]]
}

/** The units of each store, in the order of the stores; a shared unit belongs to its first occupant. */
export function listTenancies(
  units: readonly SceneUnit[],
  occupants: readonly MapOccupant[],
  stores: readonly StoreToDraw[],
): Tenancy[] {
  const storesByKey = new Map(
    stores.flatMap((store) => [store.slug, store.id].map((key) => [slugOf(key), store])),
  )
  const unitsById = new Map(units.map((unit) => [unit.id, unit]))
  const tenants = new Map<SceneUnit, StoreToDraw>()
  for (const { id, unitId, correlationId = id } of occupants) {
    const unit = unitsById.get(unitId)
    const store = storesByKey.get(slugOf(correlationId)) ?? storesByKey.get(slugOf(id))
    if (unit && store && !tenants.has(unit)) tenants.set(unit, store)
  }
  const unitsByStore = Map.groupBy(tenants.keys(), (unit) => tenants.get(unit))
  return stores.flatMap((store) => {
    const [first, ...others] = (unitsByStore.get(store) ?? []).toSorted((a, b) => areaOf(b) - areaOf(a))
    return first === undefined ? [] : [{ store, units: [first, ...others] }]
  })
}

/** A store, and the largest square that is free in its unit. */
interface StoreInUnit {
  readonly store: DrawnStore
  readonly room: TextRoom | undefined
}

/**
 * Draws stores in order, each a part of the work. Each name or logo is an obstacle for the next: on some maps units lie on
 * each other.
 */
export function* drawStores(
  tenancies: readonly Tenancy[],
  obstacles: Obstacles,
): Generator<void, StoreInUnit[]> {
  const drawn: StoreInUnit[] = []
  for (const tenancy of tenancies) {
    const store = drawStore(tenancy, obstacles)
    if (store !== undefined) drawn.push(store)
    yield
  }
  return drawn
}

function drawStore({ store, units }: Tenancy, { add, leftOf }: Obstacles): StoreInUnit | undefined {
  const shape = units.flatMap((unit) => unit.shape)
  const box = boxAround(shape.flatMap(({ outer }) => outer))
  const largest = largestOf(units[0].shape)
  if (box === undefined || largest === undefined) return undefined
  const { slug, name, section } = store
  const room = findTextRoom(leftOf(largest), 1, 0)
  const logo = store.logo === undefined ? undefined : fitLogo(store.logo, room)
  const label = fitLabel(name, leftOf(largest))
  const taken = logo ? ringOfBox(logo.box) : label && ringOfLabel(label)
  if (taken) add(taken)
  const at = logo === undefined && label !== undefined ? headOf(label) : middleOfShape(largest, units[0])
  const drawn = { slug, name, section, path: svgPathOf(shape), box: roundedBox(box), at, label, logo }
  return { store: drawn, room }
}

/** A pin stands above the name. */
function headOf(label: DrawnLabel): Point {
  const top = Math.min(...ringOfLabel(label).map(({ y }) => y))
  return rounded({ x: label.at.x, y: top })
}

/** The middle of the largest room in a shape. */
export function middleOfShape(shape: Polygon, { centre }: SceneUnit): Point {
  return rounded(findTextRoom(shape, 1, 0)?.at ?? centre)
}

/** The part of a shape with the most room for a label. */
export function largestOf(shape: readonly Polygon[]): Polygon | undefined {
  return shape.toSorted((a, b) => Math.abs(signedArea(b.outer)) - Math.abs(signedArea(a.outer)))[0]
}

/** Logos have plates of 5 to 3; minimum width in metres to be recognised when one is close. */
const LOGO_ASPECT = 5 / 3
const MIN_LOGO_METRES = 9
const MAX_LOGO_METRES = 16
/** The logo's share of the free room. */
const LOGO_SHARE = 0.86

/** In a square room, so that it stays upright when the drawing is turned. */
function fitLogo(url: string, room: TextRoom | undefined): DrawnLogo | undefined {
  if (room === undefined) return undefined
  const width = Math.min(room.height * LOGO_SHARE, MAX_LOGO_METRES)
  if (width < MIN_LOGO_METRES) return undefined
  const height = width / LOGO_ASPECT
  return { url, box: roundedBox({ x: room.at.x - width / 2, y: room.at.y - height / 2, width, height }) }
}
