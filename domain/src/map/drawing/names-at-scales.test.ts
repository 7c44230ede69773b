import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedPlan, withOffices } from '../../wayfinding/testing/generated-plan.ts'
import { hallPlan } from '../../wayfinding/testing/hall-plan.ts'
import type { MallMap } from '../mall-map.ts'
import type { Point } from '../plane.ts'
import { drawLevel } from './draw-level.ts'
import { createScene } from './scene.ts'
import { createObstacles } from './obstacles.ts'
import { drawnSigns } from './testing/drawn-signs.ts'
import { type DrawnText, drawnTexts, overlapsOf, planSizes, seenIn } from './testing/drawn-texts.ts'
import { turnedPoint } from './turned-scene.ts'

const malls = [
  { shape: 'a long one', map: generatedPlan({ levels: 3, roomsPerSide: 24, aisles: 1 }) },
  { shape: 'a square one', map: generatedPlan({ levels: 3, roomsPerSide: 12, aisles: 4 }) },
  { shape: 'a small one', map: generatedPlan({ levels: 3, roomsPerSide: 5, aisles: 1 }) },
  { shape: 'a deep one', map: generatedPlan({ levels: 3, roomsPerSide: 6, aisles: 6 }) },
  { shape: 'a hall with columns', map: hallPlan(1) },
  {
    shape: 'one beside offices',
    map: withOffices(generatedPlan({ levels: 3, roomsPerSide: 12, aisles: 2 })),
  },
]

const names = {
  en: [
    'Ixtle',
    'Bell & Anchor',
    'Harbour Steps Walk-in Clinic',
    'The Lightship Cinema',
    'Umber',
    'Tick & Mend',
  ],
  es: [
    'Abarrotes La Marea',
    'Panadería Amapola',
    'Zapatería y reparación Lucero',
    'Ñandú',
    'Óptica',
    'Caja de Ternside',
  ],
}

describe.each(malls)('the names of $shape', ({ map }) => {
  it.each(['en', 'es'] as const)(
    'are readable, apart, and clear of walls in each window and zoom: %s',
    (locale) => {
      for (const { id } of map.levels) {
        const drawing = drawingOf(map, id, names[locale])
        for (const size of planSizes) {
          const { scales, isTurned } = seenIn(drawing, size)
          for (const scale of scales) {
            const texts = drawnTexts(drawing, scale, isTurned)
            expect(texts.filter(({ letters }) => letters < 11)).toEqual([])
            expect(overlapsOf([...texts, ...drawnSigns(drawing, scale, isTurned)])).toEqual([])
            expect(overWalls(texts, map, id, isTurned)).toEqual([])
          }
        }
      }
    },
  )

  it('are apart at any zoom between', () => {
    const drawing = drawingOf(map, 'L1', names.en)
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 30, noNaN: true }), fc.boolean(), (scale, isTurned) => {
        const texts = drawnTexts(drawing, scale, isTurned)
        const signs = drawnSigns(drawing, scale, isTurned)
        return (
          overlapsOf([...texts, ...signs]).length === 0 && overWalls(texts, map, 'L1', isTurned).length === 0
        )
      }),
    )
  })
})

it('adds names as one zooms in, and loses none', () => {
  const drawing = drawingOf(generatedPlan({ levels: 1, roomsPerSide: 24, aisles: 1 }), 'L1', names.en)
  const counts = [1, 1.4, 2, 2.8, 4, 5.6, 8, 11].map((scale) => drawnTexts(drawing, scale).length)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
  expect(counts[0]).toBeGreaterThan(3)
  expect(counts.at(-1)).toBeGreaterThanOrEqual(48)
})

it.each([false, true])(
  'shows of every store its name or its kind where there is room, turned: %s',
  (isTurned) => {
    const drawing = drawingOf(generatedPlan({ levels: 1, roomsPerSide: 24, aisles: 1 }), 'L1', names.en)
    const turned = drawing.turned && { ...drawing.turned, labels: [] }
    const [least, ...others] = [1.6, 2.5, 4, 8].map((scale) => {
      const texts = drawnTexts({ ...drawing, labels: [], ...(turned && { turned }) }, scale, isTurned)
      return texts.length + drawnSigns(drawing, scale, isTurned).length
    })
    expect(least).toBeLessThan(48)
    expect(others).toEqual([48, 48, 48])
  },
)

function drawingOf(map: MallMap, levelId: string, texts: readonly string[]) {
  const rooms = map.units.filter(
    ({ id, use, levelId: level }) => use === 'room' && level === levelId && !id.includes('office'),
  )
  const stores = rooms.map(({ id }, index) => ({
    id,
    slug: id,
    name: texts[index % texts.length] ?? id,
    section: index % 2 === 0 ? ('retail' as const) : ('foodandbeverage' as const),
  }))
  const occupants = rooms.map(({ id, centre: at }) => ({
    id: `in ${id}`,
    name: {},
    unitId: id,
    levelId,
    at,
    correlationId: id,
  }))
  const drawing = drawLevel({ ...map, occupants }, levelId, { locale: 'en', stores })
  if (drawing === undefined) throw new Error(`Nothing is drawn of ${levelId}.`)
  return drawing
}

/** The texts beside the building that reach over it. */
function overWalls(texts: readonly DrawnText[], map: MallMap, levelId: string, isTurned: boolean): string[] {
  const indoors = createObstacles()
  const seen = (point: Point) => (isTurned ? turnedPoint(point) : point)
  for (const { shape } of createScene(map, levelId).units)
    for (const { outer } of shape) indoors.add(outer.map(seen))
  return texts.flatMap(({ name, corners, isBeside }) => (isBeside && !indoors.isFree(corners) ? [name] : []))
}
