import { describe, expect, it } from 'vitest'
import { isQuiet, quietnessText } from './quiet.ts'

describe('a measurement', () => {
  it.each([
    { quietness: { others: 15, stolen: 5 }, isKept: true, text: /^quiet: others used 15 %/ },
    { quietness: { others: 16, stolen: 0 }, isKept: false, text: /^BUSY: others used 16 %/ },
    { quietness: { others: 0, stolen: 6 }, isKept: false, text: /^BUSY: .* the host took 6 %/ },
    { quietness: undefined, isKept: false, text: /unknown/ },
  ])('is kept: $isKept, with $quietness', ({ quietness, isKept, text }) => {
    expect(isQuiet(quietness)).toBe(isKept)
    expect(quietnessText(quietness)).toMatch(text)
  })
})
