import { describe, expect, it } from 'vitest'
import { isSameWhen, parseSelection, selectionSearch } from './event-selection.ts'

const everything = { kind: undefined, when: undefined }

describe('the selection among events and news', () => {
  it.each([
    ['', everything],
    ['?kind=news', { kind: 'news', when: undefined }],
    ['?kind=events&when=weekend', { kind: 'events', when: 'weekend' }],
    ['?when=week', { kind: undefined, when: 'week' }],
    ['?when=month', { kind: undefined, when: 'month' }],
    ['?when=2026-12', { kind: undefined, when: { month: '2026-12' } }],
    ['?when=2026-11-28', { kind: undefined, when: { day: '2026-11-28' } }],
  ])('is «%s» in the address and parsed from it', (search, selection) => {
    expect(parseSelection(new URLSearchParams(search))).toEqual(selection)
    expect(selectionSearch(parseSelection(new URLSearchParams(search)))).toBe(search)
  })

  it.each([
    '?kind=constructor',
    '?kind=',
    '?when=tomorrow',
    '?when=2026-13',
    '?when=2026-00',
    '?when=2026-1',
    '?when=9999-12',
    '?when=2026-02-30',
    '?when=2026-12-1',
    '?when=1776-07-04',
    `?when=${'9'.repeat(5000)}`,
  ])('is everything for %.30s', (search) => {
    expect(parseSelection(new URLSearchParams(search))).toEqual(everything)
  })

  it('compares two date choices', () => {
    expect(isSameWhen({ month: '2026-12' }, { month: '2026-12' })).toBe(true)
    expect(isSameWhen({ month: '2026-12' }, { month: '2027-12' })).toBe(false)
    expect(isSameWhen({ day: '2026-12-01' }, { day: '2026-12-01' })).toBe(true)
    expect(isSameWhen({ day: '2026-12-01' }, { month: '2026-12' })).toBe(false)
    expect(isSameWhen('week', 'week')).toBe(true)
    expect(isSameWhen('week', undefined)).toBe(false)
    expect(isSameWhen(undefined, undefined)).toBe(true)
  })
})
