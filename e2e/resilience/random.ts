/** A seeded random generator. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** An integer from 0, less than `limit`. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item | undefined
}

/** The generator known as mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (items) => items[below(items.length)] }
}
