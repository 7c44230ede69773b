import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapSearch } from './map-query.ts'
import { parseMapQuery } from './parse-map-query.ts'

describe('the query of the map', () => {
  it('has the store, the level, both ends of a route and how to go', () => {
    const query = new URLSearchParams(
      'store=ixtle&level=2&from=ferry-door&to=nearest-lift&stepfree=1&nolifts=1&quiet=1&show=quiet',
    )
    expect(parseMapQuery(query)).toEqual({
      store: 'ixtle',
      level: '2',
      from: 'ferry-door',
      to: 'nearest-lift',
      isStepFree: true,
      avoidsLifts: true,
      isQuiet: true,
      showsQuiet: true,
    })
  })

  it('is empty for an empty form', () => {
    expect(parseMapQuery(new URLSearchParams('store=&level=+&stepfree=0&filter='))).toEqual({
      isStepFree: false,
      avoidsLifts: false,
      isQuiet: false,
      showsQuiet: false,
    })
  })

  it('distinguishes an empty end from a missing one', () => {
    expect(parseMapQuery(new URLSearchParams('from=+&to=')).blank).toEqual(['from', 'to'])
    expect(parseMapQuery(new URLSearchParams('from=x')).blank).toBeUndefined()
  })

  it('survives a round trip through its address', () => {
    const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() === value)
    const question = fc.record(
      { store: text, level: text, from: text, to: text, filter: text, category: text },
      { requiredKeys: [] },
    )
    const choices = fc.record({
      isStepFree: fc.boolean(),
      avoidsLifts: fc.boolean(),
      isQuiet: fc.boolean(),
      showsQuiet: fc.boolean(),
    })
    fc.assert(
      fc.property(question, choices, (query, chosen) => {
        const whole = { ...query, ...chosen }
        expect(parseMapQuery(new URLSearchParams(mapSearch(whole)))).toEqual(whole)
      }),
    )
  })

  it('limits a value to a hundred letters', () => {
    expect(parseMapQuery(new URLSearchParams({ store: 'x'.repeat(500) })).store).toHaveLength(100)
  })

  it('has an empty address when empty', () => {
    expect(mapSearch({})).toBe('')
  })
})
