import { drawingPlaneOf, drawnShape } from '@promenade/domain/map/drawing/drawing-plane'
import { drawLevel } from '@promenade/domain/map/drawing/draw-level'
import { type LevelDrawing, symbolSizes } from '@promenade/domain/map/drawing/level-drawing'
import { type Box, doOverlap, squareAt } from '@promenade/domain/map/drawing/box'
import { symbolBox } from '@promenade/domain/map/drawing/place-symbols'
import type { Point } from '@promenade/domain/map/plane'
import { doesLeave, overlapsAmong, placesOfText } from '@promenade/domain/map/drawing/testing/text-places'
import { describe, expect, it } from 'vitest'
import { readMapFile } from '../../tools/read-map-file.ts'
import { archiveFolder } from './make-archive.ts'

const { map } = readMapFile(archiveFolder)
if (map === undefined) throw new Error('The demo has no map.')
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

describe('the drawing of the demo mall', () => {
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

    it('writes no name over another one', () => {
      expect(overlapsAmong(labelsOf(drawing))).toEqual([])
    })

    it('writes no name over a symbol', () => {
      const covered = drawing.symbols.filter((symbol) => {
        const box = symbolBox(symbol)
        return labelsOf(drawing).some((label) => placesOfText(label).some((place) => isInBox(place, box)))
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

function labelsOf({ stores: drawn, labels, entrances }: LevelDrawing) {
  return [...labels, ...[...drawn, ...entrances].flatMap(({ label }) => (label === undefined ? [] : [label]))]
}

function isInBox({ x, y }: Point, box: Box): boolean {
  return x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height
}
