import { labelIn } from '../label-in.ts'
import type { Label, MallMap } from '../mall-map.ts'
import type { Polygon } from '../plane.ts'
import { type Box, boxAround, rounded, widened } from './box.ts'
import { drawEntrances } from './draw-entrances.ts'
import { drawLabels } from './draw-labels.ts'
import { drawStores, listTenancies, type StoreToDraw, type Tenancy } from './draw-stores.ts'
import type { AreaKind, DrawnArea, DrawnSymbol, LevelDrawing, TurnedTexts } from './level-drawing.ts'
import { createObstacles, type Obstacles, ringOfBox } from './obstacles.ts'
import { svgPathOfLines, svgPathOf } from './path.ts'
import { placeSymbols, signsOf, symbolBox } from './place-symbols.ts'
import { createScene, type Scene, type SceneUnit } from './scene.ts'
import { turnedPoint, turnedScene } from './turned-scene.ts'

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
export function drawLevel(
  map: MallMap,
  levelId: string,
  { locale, stores }: DrawingTexts,
): LevelDrawing | undefined {
  const scene = createScene(map, levelId)
  const box = boxOf(scene.units.filter(({ kind }) => kind !== 'outside'))
  if (box === undefined) return undefined
  const building = boxOf(scene.units.filter(({ kind }) => kind !== 'outside' && kind !== 'parking')) ?? box

  const translate = (label: Label) => labelIn(label, locale)
  const symbols = placeSymbols(
    signsOf(map, levelId, translate).map((sign) => ({ ...sign, at: rounded(scene.toDrawing(sign.at)) })),
  )
  const tenancies = listTenancies(scene.units, map.occupants, stores)
  const { others, ...drawn } = writeTexts(scene, symbols, { tenancies, translate })
  // The turned drawing has the same logos: browsers load the logos of the hidden drawing too.
  const drawnLogos = new Set(drawn.stores.flatMap(({ slug, logo }) => (logo ? [slug] : [])))
  const storesOfTurned = stores.map((store) =>
    drawnLogos.has(store.slug) ? store : { ...store, logo: undefined },
  )
  const turned = turnedScene(scene)
  const turnedSymbols = symbols.map((symbol) => ({ ...symbol, at: turnedPoint(symbol.at) }))
  const turnedTenancies = listTenancies(turned.units, map.occupants, storesOfTurned)

  return {
    levelId,
    box: wholeMetres(widened(box, MARGIN_METRES)),
    building: wholeMetres(building),
    north: scene.north,
    areas: drawAreas(others, scene.fixtures),
    ...drawn,
    symbols,
    doors: svgPathOfLines(
      scene.openings.flatMap((opening) => (opening.use === 'door' ? [opening.drawn] : [])),
    ),
    ...(box.width > box.height && {
      turned: textsOf(writeTexts(turned, turnedSymbols, { tenancies: turnedTenancies, translate })),
    }),
  }
}

interface Texts {
  readonly tenancies: readonly Tenancy[]
  readonly translate: (label: Label) => string
}

/** Draws the stores, and the names of everything around symbols and other obstacles. */
function writeTexts(scene: Scene, symbols: readonly DrawnSymbol[], { tenancies, translate }: Texts) {
  const taken = new Set(tenancies.flatMap(({ units }) => units))
  const others = scene.units.filter((unit) => !taken.has(unit))
  const obstacles = findObstacles(scene, symbols)
  const stores = drawStores(tenancies, obstacles.leftOf)
  return { others, stores, ...drawNames(scene, others, obstacles, translate) }
}

function textsOf({ stores, labels, entrances }: ReturnType<typeof writeTexts>): TurnedTexts {
  return {
    logos: stores.flatMap(({ logo }) => (logo ? [logo] : [])),
    names: stores.flatMap(({ label, logo }) => (label && !logo ? [label] : [])),
    labels,
    entrances: entrances.flatMap(({ label }) => (label ? [label] : [])),
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

function drawAreas(units: readonly SceneUnit[], fixtures: readonly Polygon[]): DrawnArea[] {
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
function drawNames(
  scene: Scene,
  others: readonly SceneUnit[],
  obstacles: Obstacles,
  translate: (label: Label) => string,
): Pick<LevelDrawing, 'labels' | 'entrances'> {
  const isGround = ({ kind }: SceneUnit) => kind === 'walkway' || kind === 'outside'
  const [ground, rooms] = [scene.units.filter(isGround), others.filter((unit) => !isGround(unit))]
  const inRooms = drawLabels(rooms, obstacles, translate)
  for (const { outer } of shapeOf(scene.units.filter((unit) => !isGround(unit)))) obstacles.add(outer)
  const entrances = drawEntrances(scene, obstacles, translate)
  return { labels: [...inRooms, ...drawLabels(ground, obstacles, translate)], entrances }
}

function shapeOf(units: readonly SceneUnit[]): Polygon[] {
  return units.flatMap(({ shape }) => shape)
}
