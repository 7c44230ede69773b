import { drawingPlaneOf, drawnShape } from '@promenade/domain/map/drawing/drawing-plane'
import { drawLevel } from '@promenade/domain/map/drawing/draw-level'
import { symbolSizes } from '@promenade/domain/map/drawing/level-drawing'
import { doOverlap, squareAt } from '@promenade/domain/map/drawing/box'
import { createObstacles, ringOfBox } from '@promenade/domain/map/drawing/obstacles'
import { symbolBox } from '@promenade/domain/map/drawing/place-symbols'
import { drawnTexts, isWhole, overlapsOf, planSizes, seenIn } from '@promenade/domain/map/drawing/testing/drawn-texts'
import { doesLeave } from '@promenade/domain/map/drawing/testing/text-places'
import { describe, expect, it } from 'vitest'
import { readMapFile } from '../../tools/read-map-file.ts'
import { archiveFolder } from './make-archive.ts'

const { map } = readMapFile(archiveFolder)
if (map === undefined) throw new Error('The demo has no map.')
/** At least so many names are whole in the window at first, on each level. */
const leastNames: Readonly<Record<(typeof planSizes)[number]['window'], number>> = {
  '360 × 640': 16,
  '390 × 844': 22,
  '740 × 360': 8,
  '768 × 1024': 20,
  '1280 × 800': 23,
  '1440 × 900': 25,
}
const plane = drawingPlaneOf(map)
const stores = map.occupants.map(({ name, correlationId = '' }) => ({
  id: correlationId,
  slug: correlationId,
  name: name['en'] ?? '',
}))
const drawings = map.levels.flatMap(({ id }) =>
  ['en', 'es'].flatMap((locale) => {
    const drawing = drawLevel(map, id, { locale, stores })
    return drawing === undefined ? [] : [{ name: `${id} (${locale})`, drawing }]
  }),
)

const cinema = 'the-lightship-cinema'
const phones = planSizes.filter(({ width }) => width < 500)

describe('the drawing of the demo mall', () => {
  it.each(phones)('names the food hall and the cinema at first sight, in a window of $window', (size) => {
    const withHall = drawings.filter(({ drawing }) => drawing.stores.some(({ slug }) => slug === cinema))
    expect(withHall).toHaveLength(2)
    for (const { drawing } of withHall) {
      const { scales: [first = 0], isTurned, seen } = seenIn(drawing, size)
      const whole = drawnTexts(drawing, first, isTurned).filter((text) => isWhole(text, seen))
      expect(whole.map(({ name }) => name)).toEqual(expect.arrayContaining(['The Lightship Cinema', 'Tidewater Hall']))
    }
  })

  it('has all levels in both languages', () => {
    expect(drawings).toHaveLength(6)
  })

  it('lies across, north on the left', () => {
    for (const { drawing } of drawings) {
      expect(drawing.box.width).toBeGreaterThan(2 * drawing.box.height)
      expect(Math.abs(drawing.north + 90)).toBeLessThan(10)
    }
  })

  it('knows what is outdoors', () => {
    const withGround = drawings.filter(({ drawing }) => drawing.areas.some(({ kind }) => kind === 'outside'))
    expect(withGround).toHaveLength(4)
  })

  describe.each(drawings)('$name', ({ drawing }) => {
    it('names every store in its unit', () => {
      expect(drawing.stores.filter(({ label }) => label === undefined).map(({ slug }) => slug)).toEqual([])
      expect(drawing.stores.flatMap(({ slug, label }) => (label && doesLeave(label, shapeOf(slug)) ? [slug] : []))).toEqual([])
    })

    it.each(planSizes)('writes readable names apart from each other at every zoom, in a window of $window', (size) => {
      const { scales, isTurned, seen } = seenIn(drawing, size)
      for (const scale of scales) {
        const texts = drawnTexts(drawing, scale, isTurned)
        expect(texts.filter(({ letters }) => letters < 11)).toEqual([])
        expect(overlapsOf(texts)).toEqual([])
      }
      const whole = drawnTexts(drawing, scales[0] ?? 0, isTurned).filter((text) => isWhole(text, seen))
      expect(whole.length).toBeGreaterThanOrEqual(leastNames[size.window])
    })

    it('writes no name over a symbol', () => {
      const covered = [1, 1.5, 2.2, 3.3, 5, 8, 12].flatMap((scale) => {
        const names = createObstacles()
        for (const { corners } of drawnTexts(drawing, scale)) names.add(corners)
        return drawing.symbols.filter((symbol) => !names.isFree(ringOfBox(symbolBox(symbol))))
      })
      expect(covered.map(({ name }) => name)).toEqual([])
    })

    it('names every entrance', () => {
      expect(drawing.entrances.filter(({ label }) => label === undefined).map(({ name }) => name)).toEqual([])
    })

    it('shows no two symbols in one place before one is so close that they are apart', () => {
      const covered = symbolSizes.flatMap(({ tier, size }) => {
        const shown = drawing.symbols.filter((one) => one.tier <= tier && tier < 2)
        return shown.flatMap((one, index) =>
          shown
            .slice(index + 1)
            .filter((other) => doOverlap(squareAt(one.at, size), squareAt(other.at, size)))
            .map((other) => `${one.kind} × ${other.kind}`),
        )
      })
      expect(covered).toEqual([])
    })
  })
})

function shapeOf(slug: string) {
  const units = new Set(map?.occupants.flatMap(({ correlationId, unitId }) => (correlationId === slug ? [unitId] : [])))
  return drawnShape(plane, map?.units.filter(({ id }) => units.has(id)).flatMap(({ shape }) => shape) ?? [])
}
