/** The place in the order that a dragged item has reached: it passes another one at its middle. */
export function dropIndex(middles: readonly number[], from: number, distance: number): number {
  const at = (middles[from] ?? 0) + distance
  const passed = middles.filter((middle, index) => index !== from && middle < at).length
  return Math.min(Math.max(passed, 0), Math.max(0, middles.length - 1))
}

/** The list with one item at another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}
