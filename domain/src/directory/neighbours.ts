import { inNameOrder, type Named } from './letters.ts'

/** A store with its level (1 is the lowest) and the unit number on its door. */
export interface Located extends Named {
  readonly level?: number
  readonly unit?: string
}

/**
 * At most `count` other stores on the level of `store` with the nearest unit numbers, nearest first. Only units of one
 * series are neighbours: `K3` is near `K4`, not near `4`. Empty for a store without level or unit number.
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

/** In characters; bounds the work of the patterns below. */
const maxUnitLength = 20

/**
 * Splits a unit into its last number and the text before it: `K3` is 3 in series `K`, `2-114a` is 114 in `2-`. A store
 * in several units, `214-216`, is at the first one.
 */
function unitOf({ unit = '' }: Located): Unit | undefined {
  const single = unit
    .trim()
    .slice(0, maxUnitLength)
    .replace(/(\d+)\s*[-–/&]\s*(\d+)$/, (range, first: string, last: string) =>
      first.length === last.length ? first : range,
    )
  const [, series, digits] = /^(.*?)(\d{1,9})\D*$/.exec(single) ?? []
  if (series === undefined || digits === undefined) return undefined
  return { series: series.toUpperCase().replaceAll(/\s/g, ''), number: Number(digits) }
}
