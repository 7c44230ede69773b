import { isEqual } from './document.ts'
import { findSplice, type Splice } from './splice.ts'

/** Compared at most, so that two texts of a book's length take no second. */
const maxComparisons = 4_000_000

/**
 * The places where two sequences differ, first to last, with as many common items between them as there are. Beyond
 * some thousand differing items it is one place from the first to the last of them.
 */
export function diffSequences<Item>(
  before: readonly Item[],
  after: readonly Item[],
): readonly Splice<Item>[] {
  const { start, removed, inserted } = findSplice(before, after)
  if (removed === 0 && inserted.length === 0) return []
  const old = before.slice(start, start + removed)
  const splices: Splice<Item>[] = []
  let [from, taken] = [0, 0]
  const close = (index: number, other: number) => {
    if (index > from || other > taken)
      splices.push({ start: start + from, removed: index - from, inserted: inserted.slice(taken, other) })
  }
  for (const [index, other] of findCommon(old, inserted)) {
    close(index, other)
    ;[from, taken] = [index + 1, other + 1]
  }
  close(old.length, inserted.length)
  return splices
}

/** The longest common subsequence, as indexes of both. */
function findCommon(
  old: readonly unknown[],
  fresh: readonly unknown[],
): readonly (readonly [number, number])[] {
  const width = fresh.length + 1
  if (old.length * fresh.length > maxComparisons) return []
  // lengths[i * width + j]: of what old has from i and fresh from j.
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i * width + j] = isEqual(old[i], fresh[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < fresh.length) {
    if (isEqual(old[i], fresh[j])) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
