import { describe, expect, it } from 'vitest'
import { assessResponse } from './assess-response.ts'

const tenMinutes = 10 * 60_000

const list = {
  kind: 'list',
  given: 0,
  kept: 0,
  faults: 0,
  before: { kept: 12, faults: 0 },
  isOtherHeldBack: false,
  heldBack: { answers: 0, forMs: 0 },
} as const

describe('an answer', () => {
  it('that is a single object is taken', () => {
    expect(assessResponse({ ...list, kind: 'object', kept: 1 })).toBe('take')
  })

  it.each([
    [4, 2, 'take'],
    [4, 1, 'refuse'],
    [5, 2, 'refuse'],
    [1, 0, 'refuse'],
    [12, 12, 'take'],
  ])('with %i items of which %i are usable: %s', (given, kept, verdict) => {
    expect(assessResponse({ ...list, given, kept })).toBe(verdict)
  })

  it('that is mostly unusable is taken where there is nothing better, without one usable item never', () => {
    expect(assessResponse({ ...list, before: undefined, given: 5, kept: 1 })).toBe('take')
    expect(assessResponse({ ...list, before: undefined, given: 5, kept: 0 })).toBe('refuse')
    expect(assessResponse({ ...list, before: undefined })).toBe('take')
  })

  it.each([
    [10, 0, 0, 'take'],
    [11, 0, 0, 'hold back'],
    [11, 1, tenMinutes, 'hold back'],
    [11, 2, tenMinutes - 1, 'hold back'],
    [11, 40, tenMinutes, 'take'],
  ])(
    'that is empty where there were %i, after %i such answers in %i ms: %s',
    (kept, answers, forMs, verdict) => {
      expect(assessResponse({ ...list, before: { kept, faults: 0 }, heldBack: { answers, forMs } })).toBe(
        verdict,
      )
    },
  )

  it.each([
    ['object', 1, 10, 0, 'take'],
    ['object', 1, 11, 0, 'hold back'],
    ['object', 1, 30, 15, 'take'],
    ['list', 12, 12, 0, 'take'],
    ['list', 12, 13, 0, 'hold back'],
  ] as const)(
    'that is an %s of %i with %i faults where there were %i: %s',
    (kind, kept, faults, known, verdict) => {
      const spoilt = { ...list, kind, kept, given: kept, faults, before: { kept, faults: known } }
      expect(assessResponse(spoilt)).toBe(verdict)
      expect(assessResponse({ ...spoilt, heldBack: { answers: 2, forMs: tenMinutes } })).toBe('take')
    },
  )

  it('that is empty is held back at any length while another one is', () => {
    expect(assessResponse({ ...list, before: { kept: 1, faults: 0 }, isOtherHeldBack: true })).toBe(
      'hold back',
    )
    expect(assessResponse({ ...list, before: { kept: 0, faults: 0 }, isOtherHeldBack: true })).toBe('take')
  })

  it('without most days of opening hours is held back at first', () => {
    const hours = { ...list, kind: 'hours', before: { kept: 7, faults: 0 } } as const
    expect(assessResponse(hours)).toBe('hold back')
    expect(assessResponse({ ...hours, heldBack: { answers: 2, forMs: tenMinutes } })).toBe('take')
    expect(assessResponse({ ...hours, kept: 3 })).toBe('hold back')
    expect(assessResponse({ ...hours, kept: 4 })).toBe('take')
    expect(assessResponse({ ...hours, kept: 7 })).toBe('take')
  })
})
