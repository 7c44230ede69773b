import { describe, expect, it } from 'vitest'
import { guardRow } from './guard.ts'

describe('a figure beside its baseline', () => {
  it.each([
    { value: 2.5, baseline: 2.5, isMet: true },
    { value: 2.74, baseline: 2.5, isMet: true },
    { value: 2.76, baseline: 2.5, isMet: false },
    { value: 1, baseline: 2.5, isMet: true },
    { value: 1, baseline: 0, isMet: false },
    { value: 0, baseline: 0, isMet: true },
    { value: 1, baseline: undefined, isMet: false },
  ])('$value of $baseline: $isMet', ({ value, baseline, isMet }) => {
    expect(guardRow({ name: 'a time', value }, baseline).isMet).toBe(isMet)
  })

  it.each([
    { value: 126_400, isMet: true },
    { value: 126_600, isMet: false },
  ])('$value bytes of 122,804: $isMet', ({ value, isMet }) => {
    expect(guardRow({ name: 'bytes', value, isCounted: true }, 122_804).isMet).toBe(isMet)
  })

  it.each([
    { value: 0.78, isMet: true },
    { value: 0.77, isMet: false },
    { value: 0.95, isMet: true },
  ])('a rate of $value of 0.85: $isMet', ({ value, isMet }) => {
    expect(guardRow({ name: 'a rate', value, isRate: true }, 0.85).isMet).toBe(isMet)
  })
})
