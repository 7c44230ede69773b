import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeImdf } from '@promenade/contract/map/imdf/decode-imdf'
import { isInside } from '@promenade/domain/map/lines'
import type { MallMap, MapUnit } from '@promenade/domain/map/mall-map'
import { describe, expect, it } from 'vitest'
import { areaOf, commonArea } from './areas.ts'
import { readContent } from './content.ts'
import { archiveFolder, makeArchive } from './make-archive.ts'

const texts = new Map(
  readdirSync(archiveFolder)
    .toSorted()
    .map((name) => [name, readFileSync(join(archiveFolder, name), 'utf8')]),
)
const read = decodeImdf(new Map([...texts].map(([name, text]) => [name, JSON.parse(text)])))
const map = read.map ?? missing('a map')
const content = readContent()

describe('the archive of the demo mall', () => {
  it('is what the floor plan gives, byte for byte', () => {
    expect(makeArchive()).toEqual(texts)
  })

  it('is read without a remark', () => {
    expect(read.findings).toEqual([])
  })

  it('is light enough for a repository', () => {
    expect([...texts.values()].join('').length).toBeLessThan(700_000)
  })

  it('has labels in both languages', () => {
    const labelled = [map.levels, map.occupants, map.amenities, map.kiosks, map.connections].flat()
    expect(labelled.filter(({ name }) => !name['en'] || !name['es'])).toEqual([])
  })
})

describe('what the content says of places', () => {
  it('has every store on its level, and no other occupant', () => {
    const occupants = map.occupants.map(({ correlationId, levelId }) => [correlationId, numberOf(levelId)])
    expect(inOrder(occupants)).toEqual(inOrder(content.stores.map(({ slug, level }) => [slug, level])))
  })

  it('has every store in the unit of its number', () => {
    const units = map.occupants.map(({ correlationId, unitId }) => [
      correlationId,
      map.units.find(({ id }) => id === unitId)?.name['en'],
    ])
    expect(inOrder(units)).toEqual(
      inOrder(content.stores.map(({ slug, unit }) => [slug, `Unit ${unit}`])),
    )
  })

  it('has every point of interest on its level', () => {
    const amenities = map.amenities.flatMap(({ correlationId, levelId }) =>
      correlationId === undefined ? [] : [[correlationId, numberOf(levelId)]],
    )
    expect(inOrder(amenities)).toEqual(
      inOrder([...content.places].map(([slug, { level }]) => [slug, level])),
    )
  })

  it('has washrooms of every kind and a board on each level', () => {
    for (const { id } of map.levels) {
      const kinds = map.amenities.filter(({ levelId }) => levelId === id).map(({ kind }) => kind)
      expect(kinds).toEqual(
        expect.arrayContaining(['washroom-women', 'washroom-men', 'washroom-accessible', 'family-room']),
      )
      expect(map.kiosks.filter(({ levelId }) => levelId === id).length).toBeGreaterThanOrEqual(2)
    }
  })

  it('joins all levels by three lifts and three stairs, and neighbours by three pairs of escalators', () => {
    const ways = map.connections.map(({ kind, isOneWay, stops, name }) =>
      [
        kind,
        name['en'],
        isOneWay ? 'one way' : 'both ways',
        ...stops.map(({ levelId }) => numberOf(levelId)),
      ].join(' '),
    )
    expect(ways.toSorted()).toEqual([
      'escalator Net Loft escalator one way 1 2',
      'escalator Net Loft escalator one way 2 1',
      'escalator Net Loft escalator one way 2 3',
      'escalator Net Loft escalator one way 3 2',
      'escalator South Walk escalator one way 1 2',
      'escalator South Walk escalator one way 2 1',
      'lift Elevator A both ways 1 2 3',
      'lift Elevator B both ways 1 2 3',
      'lift Elevator C both ways 1 2 3',
      'stairs North stairs both ways 1 2 3',
      'stairs Rope Stair both ways 1 2 3',
      'stairs South stairs both ways 1 2 3',
    ])
  })

  it('has five main doors and two bridges without a step, and two side doors with steps', () => {
    const doors = map.openings.filter(({ use }) => use === 'entrance')
    expect(doors.filter(({ isStepFree }) => isStepFree)).toHaveLength(7)
    expect(doors.filter(({ isStepFree }) => !isStepFree)).toHaveLength(2)
  })
})

describe('the walls', () => {
  it('part all units: none lies over another', () => {
    const overlaps = map.levels.flatMap(({ id }) =>
      overlapsAmong(map.units.filter((unit) => unit.levelId === id)),
    )
    expect(overlaps).toEqual([])
  })

  it('enclose every unit in its level', () => {
    for (const { id, shape } of map.levels) {
      const units = map.units.filter(({ levelId }) => levelId === id)
      const inside = commonArea(
        shape,
        units.flatMap((unit) => unit.shape),
      )
      const own = units.reduce((sum, unit) => sum + areaOf(unit.shape), 0)
      expect(Math.abs(inside - own)).toBeLessThan(0.1)
    }
  })

  it('have every label inside its unit', () => {
    const outside = map.units.filter(
      ({ centre, shape }) => !shape.some((polygon) => isInside(centre, polygon)),
    )
    expect(outside.map(({ name }) => name)).toEqual([])
  })
})

function overlapsAmong(units: readonly MapUnit[]): string[] {
  return units.flatMap((a, index) =>
    units.slice(index + 1).flatMap((b) => {
      if (!doBoxesMeet(a, b)) return []
      const common = commonArea(a.shape, b.shape)
      return common < 0.01 ? [] : [`${JSON.stringify(a.name)} ${JSON.stringify(b.name)} ${common}`]
    }),
  )
}

function doBoxesMeet(a: MapUnit, b: MapUnit): boolean {
  const [left, right] = [boxOf(a), boxOf(b)]
  return left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY && right.minY < left.maxY
}

function boxOf({ shape }: MapUnit) {
  const points = shape.flatMap(({ outer }) => outer)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) }
}

function numberOf(levelId: string): number {
  return (map.levels.find(({ id }) => id === levelId)?.ordinal ?? Number.NaN) + 1
}

function missing(what: string): MallMap {
  throw new Error(`The archive holds not even ${what}.`)
}

/** Rows as texts: which comes first is nobody's business. */
function inOrder(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => row.join(' ')).toSorted()
}
