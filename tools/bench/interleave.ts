/** How often A B B A is run; the ratio is the median of the rounds' ratios. */
export const rounds = 11

/** Two ways of doing the same work, in one process and turn by turn, so that the machine's moods meet both. */
export function interleave(a: () => void, b: () => void): { a: number; b: number; ratio: number } {
  a()
  b()
  const pairs = Array.from({ length: rounds }, () => {
    const [a1, b1, b2, a2] = [millisecondsOf(a), millisecondsOf(b), millisecondsOf(b), millisecondsOf(a)]
    return { a: (a1 + a2) / 2, b: (b1 + b2) / 2 }
  })
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

/** The middle one of them. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
