import { describe, expect, it } from 'vitest'
import { planVisit } from './plan-visit.ts'
import { bruteForce } from './testing/brute-force.ts'
import { generatedVisit, type VisitSize } from './testing/generated-visit.ts'

describe('planVisit', () => {
  it('finds what trying everything finds', () => {
    const sizes: readonly (readonly [number, VisitSize])[] = [
      [800, { stops: 4, minutes: 120, tight: 0.5 }],
      [500, { stops: 5, minutes: 240, tight: 0.6, unreachable: 0.1 }],
      [500, { stops: 5, minutes: 150, tight: 1 }],
      [200, { stops: 6, minutes: 240, tight: 0.8 }],
      [100, { stops: 7, minutes: 300, tight: 0.9, unreachable: 0.05 }],
    ]
    for (const [count, size] of sizes)
      for (let seed = 0; seed < count; seed += 1) {
        const request = generatedVisit(size, seed)
        expect(planVisit(request).totals, `${JSON.stringify(size)} ${seed}`).toEqual(bruteForce(request))
      }
  })
})
