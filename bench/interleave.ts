/** Number of rounds A B B A; the ratio is the median of their ratios. */
export const rounds = 11

/** Mean values of one round A B B A. */
export interface Pair {
  readonly a: number
  readonly b: number
}

/** Medians of all rounds; `ratio` is the median of a / b. */
interface Compared extends Pair {
  readonly ratio: number
}

/** Two synchronous functions that do the same work, timed in milliseconds. */
export function interleave(a: () => void, b: () => void): Compared {
  a()
  b()
  const pairs = Array.from({ length: rounds }, () => pairOf(timeOf(a), timeOf(b), timeOf(b), timeOf(a)))
  return compare(pairs)
}

/** Compares two functions that return their own measurement, such as servers under load. */
export async function interleaveMeasures(
  a: () => Promise<number>,
  b: () => Promise<number>,
  times: number,
): Promise<Compared> {
  await a()
  await b()
  return compare(await measurePairs(a, b, times))
}

/** The single rounds, to compare several launches. */
export async function measurePairs(
  a: () => Promise<number>,
  b: () => Promise<number>,
  times: number,
): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (let round = 0; round < times; round++) pairs.push(pairOf(await a(), await b(), await b(), await a()))
  return pairs
}

export function compare(pairs: readonly Pair[]): Compared {
  return {
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return middle.reduce<number>((sum, value = 0) => sum + value / 2, 0)
}

function pairOf(a1: number, b1: number, b2: number, a2: number): Pair {
  return { a: (a1 + a2) / 2, b: (b1 + b2) / 2 }
}

function timeOf(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}
