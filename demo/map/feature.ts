import { createHash } from 'node:crypto'
import type { Area } from './level.ts'
import type { Name } from './plan.ts'
import type { Degrees } from './site.ts'

/** A GeoJSON feature as the standard has it. */
export interface Feature {
  readonly id: string
  readonly type: 'Feature'
  readonly feature_type: string
  readonly geometry: object | null
  readonly properties: Readonly<Record<string, unknown>>
}

export function feature(
  type: string,
  key: string,
  geometry: object | null,
  properties: Readonly<Record<string, unknown>>,
): Feature {
  return { id: idOf(type, key), type: 'Feature', feature_type: type, geometry, properties }
}

/** An id made of the name, so that the same plan gives the same archive (UUID version 5). */
export function idOf(type: string, key: string): string {
  const hash = createHash('sha1').update(`merrowquay.example/map/${type}/${key}`).digest()
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/**
 * Closes rings as GeoJSON requires: the first point again at the end, outer rings counterclockwise, holes
 * clockwise.
 */
export function polygonal(polygons: readonly (readonly (readonly Degrees[])[])[]): object {
  const coordinates = polygons.map((rings) => rings.map((ring, index) => closed(ring, index === 0)))
  return coordinates.length === 1
    ? { type: 'Polygon', coordinates: coordinates[0] }
    : { type: 'MultiPolygon', coordinates }
}

export function pointAt(at: Degrees): object {
  return { type: 'Point', coordinates: at }
}

export function label(name: Name | undefined): Name | null {
  return name === undefined ? null : { en: name.en, es: name.es }
}

export function areaIn<T>(area: Area, turn: (point: Area[number][number][number]) => T): T[][][] {
  return area.map((rings) => rings.map((ring) => ring.map(turn)))
}

function closed(ring: readonly Degrees[], isOuter: boolean): readonly Degrees[] {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return sum + (nextX - x) * (nextY + y)
  }, 0)
  const isLeft = doubled < 0
  const turned = isLeft === isOuter ? ring : ring.toReversed()
  return [...turned, ...turned.slice(0, 1)]
}
