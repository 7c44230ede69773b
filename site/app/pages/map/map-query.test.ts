import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapSearch, parseMapQuestion } from './map-query.ts'

describe('the question in the address of the map', () => {
  it('holds the store, the level, both ends of a way and how to go', () => {
    const query = new URLSearchParams(
      'store=ixtle&level=2&from=ferry-door&to=nearest-lift&stepfree=1&nolifts=1',
    )
    expect(parseMapQuestion(query)).toEqual({
      store: 'ixtle',
      level: '2',
      from: 'ferry-door',
      to: 'nearest-lift',
      isStepFree: true,
      avoidsLifts: true,
    })
  })

  it('is nothing where the fields of a form were left empty', () => {
    expect(parseMapQuestion(new URLSearchParams('store=&level=+&stepfree=0&filter='))).toEqual({
      isStepFree: false,
      avoidsLifts: false,
    })
  })

  it('tells an end that was sent empty from one that was not sent', () => {
    expect(parseMapQuestion(new URLSearchParams('from=+&to=')).blank).toEqual(['from', 'to'])
    expect(parseMapQuestion(new URLSearchParams('from=x')).blank).toBeUndefined()
  })

  it('comes back from its own address, whatever is in it', () => {
    const text = fc.string({ minLength: 1, maxLength: 40 }).filter((value) => value.trim() === value)
    const question = fc.record(
      { store: text, level: text, from: text, to: text, filter: text, category: text },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(question, fc.boolean(), fc.boolean(), (asked, isStepFree, avoidsLifts) => {
        const whole = { ...asked, isStepFree, avoidsLifts }
        expect(parseMapQuestion(new URLSearchParams(mapSearch(whole)))).toEqual(whole)
      }),
    )
  })

  it('takes a hundred letters of a value and no more', () => {
    expect(parseMapQuestion(new URLSearchParams({ store: 'x'.repeat(500) })).store).toHaveLength(100)
  })

  it('is an empty address where nothing is asked', () => {
    expect(mapSearch({})).toBe('')
  })
})
