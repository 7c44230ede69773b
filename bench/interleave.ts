/** How often A B B A is run; the ratio is the median of the rounds' ratios. */
export const rounds = 11

/** Medians of two ways of doing the same, and of how many times the one is the other. */
export interface Compared {
  readonly a: number
  readonly b: number
  readonly ratio: number
}

/** Two ways of doing the same work, in one process and turn by turn, so that the machine's moods meet both. */
export function interleave(a: () => void, b: () => void): Compared {
  a()
  b()
  const pairs = Array.from({ length: rounds }, () =>
    pairOf(millisecondsOf(a), millisecondsOf(b), millisecondsOf(b), millisecondsOf(a)),
  )
  return compare(pairs)
}

/** The same for what takes its time and measures itself, such as servers under load; `times` is the number of rounds. */
export async function interleaveMeasures(
  a: () => Promise<number>,
  b: () => Promise<number>,
  times: number,
): Promise<Compared> {
  return compare(await measurePairs(a, b, times))
}

/** What each round has seen of the two. */
export interface Pair {
  readonly a: number
  readonly b: number
}

/** The rounds by themselves, for what is compared over several launches. */
export async function measurePairs(
  a: () => Promise<number>,
  b: () => Promise<number>,
  times: number,
): Promise<readonly Pair[]> {
  await a()
  await b()
  const pairs: Pair[] = []
  for (let round = 0; round < times; round++) pairs.push(pairOf(await a(), await b(), await b(), await a()))
  return pairs
}

function pairOf(a1: number, b1: number, b2: number, a2: number): Pair {
  return { a: (a1 + a2) / 2, b: (b1 + b2) / 2 }
}

export function compare(pairs: readonly Pair[]): Compared {
  return {
    a: median(pairs.map((pair) => pair.a)),
    b: median(pairs.map((pair) => pair.b)),
    ratio: median(pairs.map((pair) => pair.a / pair.b)),
  }
}

function millisecondsOf(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** The middle one of them; between two middle ones what lies between them. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [lower = 0, upper = 0] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ]
  return (lower + upper) / 2
}
