import { edgesOf, signedArea } from '@promenade/domain/map/lines'
import type { Polygon } from '@promenade/domain/map/plane'
import { intersection } from 'polyclip-ts'

/** How much of the floor two shapes both claim, in square metres. */
export function commonArea(a: readonly Polygon[], b: readonly Polygon[]): number {
  const common = intersection(a.map(toRings), b.map(toRings))
  return areaOf(
    common.map((rings) => {
      const [outer = [], ...holes] = rings.map((ring) => ring.map(([x, y]) => ({ x, y })))
      return { outer, holes }
    }),
  )
}

/** In square metres. */
export function areaOf(shape: readonly Polygon[]): number {
  return shape.reduce(
    (sum, { outer, holes }) =>
      sum +
      Math.abs(signedArea(outer)) -
      holes.reduce((inner, hole) => inner + Math.abs(signedArea(hole)), 0),
    0,
  )
}

function toRings({ outer, holes }: Polygon): [number, number][][] {
  return [outer, ...holes].map((ring) => edgesOf(ring).map(([, { x, y }]) => [x, y]))
}
