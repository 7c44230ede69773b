import { inNameOrder, type Named } from './letters.ts'

/** Where a store is: the level, 1 the lowest, and the unit as printed on its door. */
export interface Located extends Named {
  readonly level?: number
  readonly unit?: string
}

/**
 * At most `count` other stores on the level of `store` whose unit numbers are nearest to its own, nearest
 * first. Units count as neighbours within one series: `K3` is near `K4`, not near `4`. None for a store
 * without level or unit number.
 */
export function neighbours<T extends Located>(
  store: Located,
  stores: readonly T[],
  count: number,
): readonly T[] {
  const own = unitOf(store)
  if (own === undefined || store.level === undefined) return []
  return inNameOrder(stores)
    .flatMap((other) => {
      const unit = unitOf(other)
      if (other.id === store.id || other.level !== store.level || unit?.series !== own.series) return []
      return [{ other, distance: Math.abs(unit.number - own.number), number: unit.number }]
    })
    .toSorted((a, b) => a.distance - b.distance || a.number - b.number)
    .slice(0, Math.max(0, count))
    .map(({ other }) => other)
}

interface Unit {
  readonly series: string
  readonly number: number
}

/** No door bears more; the patterns below must not be fed without end. */
const longestUnit = 20

/**
 * The last number of a unit and what stands before it: `K3` is 3 of `K`, `2-114a` is 114 of `2-`. A store
 * that takes up several units, `214-216`, is at its first.
 */
function unitOf({ unit = '' }: Located): Unit | undefined {
  const single = unit
    .trim()
    .slice(0, longestUnit)
    .replace(/(\d+)\s*[-–/&]\s*(\d+)$/, (range, first: string, last: string) =>
      first.length === last.length ? first : range,
    )
  const [, series, digits] = /^(.*?)(\d{1,9})\D*$/.exec(single) ?? []
  if (series === undefined || digits === undefined) return undefined
  return { series: series.toUpperCase().replaceAll(/\s/g, ''), number: Number(digits) }
}
