import { isEqual } from './document.ts'

/** One change of a list, as `toSpliced` takes it. */
export interface Splice<Item = unknown> {
  readonly start: number
  /** Number of items. */
  readonly removed: number
  readonly inserted: readonly Item[]
}

/** The one splice that makes `after` of `before`: what is left between their common first and last items. */
export function findSplice<Item>(before: readonly Item[], after: readonly Item[]): Splice<Item> {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isEqual(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end++
  return {
    start,
    removed: before.length - start - end,
    inserted: after.slice(start, after.length - end),
  }
}
