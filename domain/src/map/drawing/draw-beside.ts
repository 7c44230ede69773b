import type { Box } from './box.ts'
import type { EntranceToName } from './draw-entrances.ts'
import type { NamedUnit } from './draw-labels.ts'
import { largestOf, middleOfShape, type Tenancy } from './draw-stores.ts'
import type { AreaKind, DrawnEntrance, DrawnLabel, DrawnStore, DrawnSymbol } from './level-drawing.ts'
import { sizeInUnit } from './letters.ts'
import { createObstacles, type Obstacles, ringOfBox } from './obstacles.ts'
import { placeBeside, type Surroundings, type TextBeside } from './place-beside.ts'
import { symbolBox } from './place-symbols.ts'
import { areaOf, type Scene } from './scene.ts'
import { waysOut } from './ways-out.ts'

interface ToName {
  /** In the order of `stores`. */
  readonly tenancies: readonly Tenancy[]
  readonly stores: readonly DrawnStore[]
  /** Halls without a store. */
  readonly halls: readonly NamedUnit[]
  readonly entrances: readonly EntranceToName[]
  readonly building: Box
}

interface Named {
  readonly stores: readonly DrawnStore[]
  readonly entrances: readonly DrawnEntrance[]
  /** The names of the halls, in the order of `halls`. */
  readonly halls: readonly DrawnLabel[]
  readonly surroundings: Surroundings
}

/** A text, and how much it weighs. */
interface ToPlace {
  readonly of: string
  readonly text: TextBeside
  readonly rank: number
  readonly area: number
}

/** Names what has no room in its unit from afar: on the ground around the building, the weightiest first; in parts, as a level is drawn. */
export function* drawBeside(
  scene: Scene,
  symbols: readonly DrawnSymbol[],
  { tenancies, stores, halls, entrances, building }: ToName,
): Generator<void, Named> {
  const indoors = indoorsOf(scene)
  const signs = createObstacles()
  for (const symbol of symbols) signs.add(ringOfBox(symbolBox(symbol)))
  const tenancyOf = new Map(tenancies.map((tenancy) => [tenancy.store.slug, tenancy]))
  const weigh = weigher(tenancies)
  const ofStores: ToPlace[] = []
  for (const store of stores) {
    const tenancy = tenancyOf.get(store.slug)
    if (tenancy === undefined) continue
    ofStores.push({ of: store.slug, text: textOf(store, tenancy, indoors), ...weigh(tenancy) })
    yield
  }
  const ofHalls = halls.map((hall) => ({
    of: hall.unit.id,
    text: textOfHall(hall, indoors),
    rank: FOOD_RANK,
    area: areaOf(hall.unit),
  }))
  const ofEntrances = entrances.map(({ entrance: { id }, text }) => ({
    of: id,
    text,
    rank: ENTRANCE_RANK,
    area: 0,
  }))
  const inOrder = [...ofStores, ...ofHalls, ...ofEntrances].toSorted(
    (a, b) => a.rank - b.rank || b.area - a.area || a.text.text.localeCompare(b.text.text),
  )
  const surroundings = yield* placeBeside(
    inOrder.map(({ text }) => text),
    (box) => indoors.isFree(ringOfBox(box)) && signs.isFree(ringOfBox(box)),
    { marks: entrances.map(({ mark }) => mark), building },
  )
  const labels = new Map(inOrder.map(({ of }, index) => [of, surroundings.labels[index]]))
  return {
    stores: stores.map((store) => ({ ...store, early: earlierOf(store, labels.get(store.slug)) })),
    entrances: entrances.map(({ entrance }) => ({ ...entrance, label: labels.get(entrance.id) })),
    halls: halls.flatMap(({ unit, label }) => {
      const early = labels.get(unit.id)
      return label === undefined ? (early ?? []) : { ...label, early }
    }),
    surroundings,
  }
}

/** The shapes over which no text stands: everything but streets and car parks. */
function indoorsOf({ units }: Scene): Obstacles {
  const indoors = createObstacles()
  const isOpen = (kind: AreaKind) => kind === 'outside' || kind === 'parking'
  for (const { shape } of units.filter(({ kind }) => !isOpen(kind)))
    for (const { outer } of shape) indoors.add(outer)
  return indoors
}

function textOf(store: DrawnStore, { units: [unit] }: Tenancy, indoors: Obstacles): TextBeside {
  const shape = largestOf(unit.shape)
  return {
    text: store.name,
    ways: shape === undefined ? [] : waysOut(shape, middleOfShape(shape, unit), indoors),
    until: sizeInUnit(store, store.logo),
    orElse: store.label?.size ?? 0,
  }
}

function textOfHall({ unit, name, label }: NamedUnit, indoors: Obstacles): TextBeside {
  const shape = largestOf(unit.shape)
  return {
    text: name,
    ways: shape === undefined ? [] : waysOut(shape, middleOfShape(shape, unit), indoors),
    until: label?.size ?? 0,
  }
}

/** Before a logo is recognised, the name in the unit may be readable, farther away than one beside the building. */
function earlierOf(store: DrawnStore, beside: DrawnLabel | undefined): DrawnLabel | undefined {
  const { label, logo } = store
  if (beside !== undefined || logo === undefined || label === undefined) return beside
  return label.size > sizeInUnit(store, logo) ? label : undefined
}

/** An anchor is so many times as large as the middle store. */
const ANCHOR_SHARE = 3
const FOOD_RANK = 1
const ENTRANCE_RANK = 2

/** Anchors first, then food and halls, entrances and other stores; among these the larger first. */
function weigher(tenancies: readonly Tenancy[]): (tenancy: Tenancy) => { rank: number; area: number } {
  const sizeOf = ({ units }: Tenancy) => units.reduce((sum, unit) => sum + areaOf(unit), 0)
  const sizes = tenancies.map(sizeOf).toSorted((a, b) => a - b)
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0
  return (tenancy) => {
    const area = sizeOf(tenancy)
    const rank =
      area > ANCHOR_SHARE * middle ? 0 : tenancy.store.section === 'foodandbeverage' ? FOOD_RANK : 3
    return { rank, area }
  }
}
