import { describe, expect, it } from 'vitest'
import { type Flaggable, tileFlag } from './tile-flags.ts'

const plain: Flaggable = {
  isTemporarilyClosed: false,
  isNew: false,
  isComingSoon: false,
  isRelocated: false,
  activePromotions: 0,
  activeEvents: 0,
  activeJobs: 0,
}
const everything: Flaggable = {
  isTemporarilyClosed: true,
  isNew: true,
  isComingSoon: true,
  isRelocated: true,
  activePromotions: 2,
  activeEvents: 1,
  activeJobs: 1,
}

describe('tileFlag', () => {
  it('is absent of a store without flags', () => {
    expect(tileFlag(plain)).toBeUndefined()
  })

  it.each([
    ['temporarily-closed', everything],
    ['new', { ...everything, isTemporarilyClosed: false }],
    ['coming-soon', { ...plain, isComingSoon: true, isRelocated: true, activePromotions: 1 }],
    ['relocated', { ...plain, isRelocated: true, activePromotions: 1, activeJobs: 1 }],
    ['promotion', { ...plain, activePromotions: 1, activeEvents: 2, activeJobs: 3 }],
    ['event', { ...plain, activeEvents: 2, activeJobs: 3 }],
    ['job', { ...plain, activeJobs: 3 }],
  ] as const)('is %s, before all that is less urgent', (flag, store) => {
    expect(tileFlag(store)).toBe(flag)
  })
})
