import { describe, expect, it } from 'vitest'
import { nameFilter } from './name-filter.ts'

describe('the filter of a list by name', () => {
  it.each([
    ['', 'Ixtle'],
    ['  ', 'Ixtle'],
    ['ix', 'Ixtle'],
    ['IX', 'Ixtle'],
    ['pinon', 'Piñón & Co.'],
    ['co', 'Piñón & Co.'],
    ['co pi', 'Piñón & Co.'],
    ['7salt', '7 and Salt'],
    ['7 salt', '7 & Salt'],
  ])('matches, for "%s", the name %s', (typed, name) => {
    expect(nameFilter(typed)(name)).toBe(true)
  })

  it.each([
    ['tle', 'Ixtle'],
    ['ixtle bar', 'Ixtle'],
    ['?', 'Ixtle'],
  ])('does not match, for "%s", the name %s', (typed, name) => {
    expect(nameFilter(typed)(name)).toBe(false)
  })
})
