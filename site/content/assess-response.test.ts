import { describe, expect, it } from 'vitest'
import { assessResponse } from './assess-response.ts'

const tenMinutes = 10 * 60_000

const list = {
  kind: 'list',
  received: 0,
  usable: 0,
  faults: 0,
  before: { usable: 12, faults: 0 },
  isOtherQuarantined: false,
  isDecided: false,
  quarantine: { responses: 0, forMs: 0 },
} as const

describe('a response', () => {
  it('that staff have emptied or shortened is accepted, but not one full of faults', () => {
    const hours = { ...list, kind: 'hours', usable: 1, before: { usable: 7, faults: 0 } } as const
    expect([list, hours].map((response) => assessResponse(response))).toEqual(['quarantine', 'quarantine'])
    expect([list, hours].map((response) => assessResponse({ ...response, isDecided: true }))).toEqual([
      'accept',
      'accept',
    ])
    const faulty = { ...list, received: 40, usable: 30, faults: 40, isDecided: true }
    expect(assessResponse(faulty)).toBe('quarantine')
  })

  it('with a single object is accepted', () => {
    expect(assessResponse({ ...list, kind: 'object', usable: 1 })).toBe('accept')
  })

  it.each([
    [4, 2, 'accept'],
    [4, 1, 'refuse'],
    [5, 2, 'refuse'],
    [1, 0, 'refuse'],
    [12, 12, 'accept'],
  ])('with %i items of which %i are usable: %s', (received, usable, verdict) => {
    expect(assessResponse({ ...list, received, usable })).toBe(verdict)
  })

  it('that is mostly unusable is accepted without a stored one, but never without any usable item', () => {
    expect(assessResponse({ ...list, before: undefined, received: 5, usable: 1 })).toBe('accept')
    expect(assessResponse({ ...list, before: undefined, received: 5, usable: 0 })).toBe('refuse')
    expect(assessResponse({ ...list, before: undefined })).toBe('accept')
  })

  it.each([
    [10, 0, 0, 'accept'],
    [11, 0, 0, 'quarantine'],
    [11, 1, tenMinutes, 'quarantine'],
    [11, 2, tenMinutes - 1, 'quarantine'],
    [11, 40, tenMinutes, 'accept'],
  ])(
    'that is empty where there were %i items, after %i such responses in %i ms: %s',
    (usable, responses, forMs, verdict) => {
      expect(
        assessResponse({ ...list, before: { usable, faults: 0 }, quarantine: { responses, forMs } }),
      ).toBe(verdict)
    },
  )

  it.each([
    ['object', 1, 10, 0, 'accept'],
    ['object', 1, 11, 0, 'quarantine'],
    ['object', 1, 30, 15, 'accept'],
    ['list', 12, 12, 0, 'accept'],
    ['list', 12, 13, 0, 'quarantine'],
  ] as const)(
    'that is an %s of %i with %i faults where there were %i: %s',
    (kind, usable, faults, known, verdict) => {
      const spoilt = { ...list, kind, usable, received: usable, faults, before: { usable, faults: known } }
      expect(assessResponse(spoilt)).toBe(verdict)
      expect(assessResponse({ ...spoilt, quarantine: { responses: 2, forMs: tenMinutes } })).toBe('accept')
    },
  )

  it('that is empty is quarantined at any length while another one is', () => {
    expect(assessResponse({ ...list, before: { usable: 1, faults: 0 }, isOtherQuarantined: true })).toBe(
      'quarantine',
    )
    expect(assessResponse({ ...list, before: { usable: 0, faults: 0 }, isOtherQuarantined: true })).toBe(
      'accept',
    )
  })

  it('without most days of opening hours is quarantined at first', () => {
    const hours = { ...list, kind: 'hours', before: { usable: 7, faults: 0 } } as const
    expect(assessResponse(hours)).toBe('quarantine')
    expect(assessResponse({ ...hours, quarantine: { responses: 2, forMs: tenMinutes } })).toBe('accept')
    expect(assessResponse({ ...hours, usable: 3 })).toBe('quarantine')
    expect(assessResponse({ ...hours, usable: 4 })).toBe('accept')
    expect(assessResponse({ ...hours, usable: 7 })).toBe('accept')
  })
})
