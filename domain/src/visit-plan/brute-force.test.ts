import { describe, expect, it } from 'vitest'
import { planVisit } from './plan-visit.ts'
import { bruteForce } from './testing/brute-force.ts'
import { generatedVisit, type VisitSize } from './testing/generated-visit.ts'

const sizes: readonly (readonly [count: number, size: VisitSize])[] = [
  [800, { stops: 4, minutes: 120, tight: 0.5 }],
  [500, { stops: 5, minutes: 240, tight: 0.6, unreachable: 0.1 }],
  [500, { stops: 5, minutes: 150, tight: 1 }],
  [200, { stops: 6, minutes: 240, tight: 0.8 }],
  [100, { stops: 7, minutes: 300, tight: 0.9, unreachable: 0.05 }],
]

describe('planVisit beside trying everything', () => {
  it('serves as many stops, walks, waits and takes as long in 2,100 visits', () => {
    const seen = { unserved: 0, waits: 0, joinsLate: 0, conflict: 0 }
    for (const [count, size] of sizes) {
      for (let seed = 0; seed < count; seed += 1) {
        const request = generatedVisit(size, seed)
        const plan = planVisit(request)
        expect(plan.totals, `${JSON.stringify(size)}, seed ${seed}`).toEqual(bruteForce(request))
        if (plan.unserved.length > 0) seen.unserved += 1
        if (plan.totals.waitingSeconds > 0) seen.waits += 1
        const warnings = plan.stops.flatMap((stop) => stop.warnings)
        if (warnings.some(({ kind }) => kind === 'event-already-running')) seen.joinsLate += 1
        if (plan.unserved.some(({ reason }) => reason.kind === 'conflict')) seen.conflict += 1
      }
    }
    // Otherwise nothing hard was compared.
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(50)
  })

  it('serves as many stops where the visit must be over in time, in 400 visits', () => {
    let fewer = 0
    for (let seed = 0; seed < 400; seed += 1) {
      const request = generatedVisit({ stops: 5, minutes: 240, tight: 0.6 }, seed)
      const limited = { ...request, leaveBy: request.arrival + (30 + (seed % 10) * 15) * 60_000 }
      const plan = planVisit(limited)
      expect(plan.totals, `seed ${seed}`).toEqual(bruteForce(limited))
      const end = plan.totals.stops > 0 ? plan.totals.end : limited.arrival
      expect(end).toBeLessThanOrEqual(limited.leaveBy)
      if (plan.unserved.some(({ reason }) => reason.kind === 'leave-by')) fewer += 1
    }
    expect(fewer).toBeGreaterThan(20)
  })

  it('gains nothing from beginning later', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const request = generatedVisit({ stops: 2, minutes: 60, tight: 0.9 }, seed)
      expect(planVisit(request).totals, `seed ${seed}`).toEqual(bruteForce(request, true))
    }
  })
})
