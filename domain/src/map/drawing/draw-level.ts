import { doAllParts } from '../in-parts.ts'
import { labelIn } from '../label-in.ts'
import type { Label, MallMap } from '../mall-map.ts'
import type { Polygon } from '../plane.ts'
import { type Box, boxAround, rounded, widened } from './box.ts'
import { buildingOf } from './building-of.ts'
import { drawBeside } from './draw-beside.ts'
import { drawEntrances } from './draw-entrances.ts'
import { besideOthers, drawLabels, labelsOf, type NamedUnit } from './draw-labels.ts'
import { drawStores, listTenancies, type StoreToDraw, type Tenancy } from './draw-stores.ts'
import type {
  AreaKind,
  DrawnArea,
  DrawnStore,
  DrawnSymbol,
  LevelDrawing,
  StoreTexts,
} from './level-drawing.ts'
import { createObstacles, type Obstacles, ringOfBox } from './obstacles.ts'
import { svgPathOfLines } from './path.ts'
import { svgPathOf } from './shape-path.ts'
import { placeSymbols, signsOf, symbolBox } from './place-symbols.ts'
import { createScene, type Scene, type SceneUnit } from './scene.ts'
import { storeSigns } from './store-signs.ts'
import { symbolShapes } from './symbol-shapes.ts'
import type { TextRoom } from './text-room.ts'
import { turnedBox, turnedPoint, turnedScene } from './turned-scene.ts'

/** The language of the map's labels, and the stores of the directory by name. */
export interface DrawingTexts {
  readonly locale: string
  readonly stores: readonly StoreToDraw[]
}

/** Margin of ground around the building, in metres. */
const MARGIN_METRES = 12

/**
 * Draws one level. Routes and pins get its coordinates from `drawingPlaneOf(map).toDrawing`. Undefined for an unknown or an
 * empty level.
 */
export function drawLevel(...facts: Parameters<typeof drawLevelInParts>): LevelDrawing | undefined {
  return doAllParts(drawLevelInParts(...facts))
}

/** The same in parts, between which other work can be done. */
export function* drawLevelInParts(
  map: MallMap,
  levelId: string,
  { locale, stores }: DrawingTexts,
): Generator<void, LevelDrawing | undefined> {
  const scene = createScene(map, levelId)
  const box = boxOf(scene.units.filter(({ kind }) => kind !== 'outside'))
  if (box === undefined) return undefined

  const translate = (label: Label) => labelIn(label, locale)
  const symbols = placeSymbols(
    signsOf(map, levelId, translate).map((sign) => ({ ...sign, at: rounded(scene.toDrawing(sign.at)) })),
  )
  const occupied = new Set(map.occupants.map(({ unitId }) => unitId))
  const building = buildingOf(scene, { occupied, symbols }) ?? box
  const tenancies = listTenancies(scene.units, map.occupants, stores)
  yield
  const {
    others,
    stores: drawnStores,
    rooms,
    ...drawn
  } = yield* writeTexts(scene, symbols, { tenancies, building, translate })
  const turned = turnedScene(scene)
  const turnedSymbols = symbols.map((symbol) => ({ ...symbol, at: turnedPoint(symbol.at) }))
  const turnedTenancies = listTenancies(turned.units, map.occupants, stores)
  yield
  const texts =
    box.width > box.height
      ? yield* writeTexts(turned, turnedSymbols, {
          tenancies: turnedTenancies,
          building: turnedBox(building),
          translate,
        })
      : undefined
  const turnedStores = new Map(texts?.stores.map((store) => [store.slug, store]))

  return {
    levelId,
    box: wholeMetres(widened(box, MARGIN_METRES)),
    building: wholeMetres(building),
    north: scene.north,
    areas: drawAreas(others, scene.fixtures),
    ...drawn,
    stores: drawnStores.map((store) => withTurned(store, turnedStores.get(store.slug))),
    signs: storeSigns(drawnStores, rooms),
    symbols,
    shapes: [...new Set(symbols.map(({ kind }) => kind))].map((kind) => ({ kind, path: symbolShapes[kind] })),
    doors: svgPathOfLines(
      scene.openings.flatMap((opening) => (opening.use === 'door' ? [opening.drawn] : [])),
    ),
    ...(texts && {
      turned: {
        labels: texts.labels,
        entrances: texts.entrances.flatMap(({ label }) => (label ? [label] : [])),
        signs: storeSigns(texts.stores, rooms),
      },
    }),
  }
}

function withTurned(store: DrawnStore, turned: StoreTexts | undefined): DrawnStore {
  if (turned === undefined) return store
  const { label, early } = turned
  return { ...store, turned: { label, early } }
}

interface Texts {
  readonly tenancies: readonly Tenancy[]
  readonly building: Box
  readonly translate: (label: Label) => string
}

interface WrittenTexts extends Pick<LevelDrawing, 'stores' | 'entrances' | 'labels'> {
  /** The units without a store. */
  readonly others: readonly SceneUnit[]
  /** The free square in the unit of each store. */
  readonly rooms: readonly (TextRoom | undefined)[]
}

/** Draws the stores, and the names of everything around symbols and other obstacles. */
function* writeTexts(
  scene: Scene,
  symbols: readonly DrawnSymbol[],
  { tenancies, building, translate }: Texts,
): Generator<void, WrittenTexts> {
  const taken = new Set(tenancies.flatMap(({ units }) => units))
  const others = scene.units.filter((unit) => !taken.has(unit))
  const obstacles = findObstacles(scene, symbols)
  const inside = yield* drawStores(tenancies, obstacles)
  const { rooms, ground } = yield* drawNames(scene, others, obstacles, translate)
  const { stores, entrances, halls, surroundings } = yield* drawBeside(scene, symbols, {
    tenancies,
    stores: inside.map(({ store }) => store),
    halls: [...rooms, ...ground].filter(({ isHall }) => isHall),
    entrances: drawEntrances(scene, translate),
    building,
  })
  return {
    others,
    rooms: inside.map(({ room }) => room),
    stores,
    entrances,
    labels: [
      ...labelsOf(rooms),
      ...halls,
      ...labelsOf(ground).flatMap((label) => besideOthers(label, surroundings) ?? []),
    ],
  }
}

function boxOf(units: readonly SceneUnit[]): Box | undefined {
  return boxAround(shapeOf(units).flatMap(({ outer }) => outer))
}

function wholeMetres({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top }
}

/** The drawing order: units on a walkway come after it. */
const areaOrder: readonly AreaKind[] = [
  'outside',
  'parking',
  'walkway',
  'room',
  'private',
  'void',
  'moving',
  'fixture',
]

/** The areas under everything else, in painting order. */
export function drawAreas(units: readonly SceneUnit[], fixtures: readonly Polygon[]): DrawnArea[] {
  const shapes = Map.groupBy(units, ({ kind }) => kind)
  return areaOrder.flatMap((kind) => {
    const path = svgPathOf(kind === 'fixture' ? fixtures : shapeOf(shapes.get(kind) ?? []))
    return path === '' ? [] : [{ kind, path }]
  })
}

/** Obstacles for labels: symbols, fixtures, and escalators across an opening in the floor. */
function findObstacles({ units, fixtures }: Scene, symbols: readonly DrawnSymbol[]): Obstacles {
  const obstacles = createObstacles()
  for (const symbol of symbols) obstacles.add(ringOfBox(symbolBox(symbol)))
  const moving = shapeOf(units.filter(({ kind }) => kind === 'moving'))
  for (const { outer } of [...fixtures, ...moving]) obstacles.add(outer)
  return obstacles
}

/** Rooms first; then the units between and around them, for which rooms are obstacles too. */
function* drawNames(
  scene: Scene,
  others: readonly SceneUnit[],
  obstacles: Obstacles,
  translate: (label: Label) => string,
): Generator<void, { readonly rooms: readonly NamedUnit[]; readonly ground: readonly NamedUnit[] }> {
  const isGround = ({ kind }: SceneUnit) => kind === 'walkway' || kind === 'outside'
  const [ground, rooms] = [scene.units.filter(isGround), others.filter((unit) => !isGround(unit))]
  const inRooms = yield* drawLabels(rooms, obstacles, translate)
  for (const { outer } of shapeOf(scene.units.filter((unit) => !isGround(unit)))) obstacles.add(outer)
  return { rooms: inRooms, ground: yield* drawLabels(ground, obstacles, translate) }
}

function shapeOf(units: readonly SceneUnit[]): Polygon[] {
  return units.flatMap(({ shape }) => shape)
}
