import { createHash } from 'node:crypto'

/** How much two runs of the very same work differ on this machine at this moment, as shares: 0.02 is 2 %. */
export interface Noise {
  readonly usual: number
  readonly worst: number
}

const pairs = 60
const work = Buffer.alloc(1_000_000, 'promenade')

export function measureNoise(): Noise {
  const differences = Array.from({ length: pairs }, () => Math.abs(timed() / timed() - 1)).toSorted(
    (a, b) => a - b,
  )
  return { usual: differences[pairs / 2] ?? 0, worst: differences.at(-1) ?? 0 }
}

function timed(): number {
  const begun = performance.now()
  for (let times = 0; times < 5; times++) createHash('sha256').update(work).digest()
  return performance.now() - begun
}
