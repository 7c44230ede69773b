import { describe, expect, it } from 'vitest'
import {
  canBeMistyped,
  isIn,
  type PlaceSet,
  placesOfForm,
  placesOfGuess,
  placesOfMeaning,
  placesOfPrefix,
  placesOfTerm,
} from './match-places.ts'
import { places } from './term-places.ts'

const run = (text: string, isAll: boolean) => ({ text, words: 1, isAll })

/** Sets of places by a name for each. */
const sets: Readonly<Record<string, readonly string[]>> = {
  nowhere: [],
  'the whole name': ['whole name'],
  'whole names': ['whole name', 'whole alias'],
  names: ['whole name', 'name', 'title'],
  'names and categories': ['whole name', 'whole category', 'name', 'category'],
  'not in sentences': places.filter((place) => place !== 'description'),
  everywhere: places,
}

function nameOf(set: PlaceSet): string | undefined {
  const found = places.filter((_, index) => isIn(set, index)).join()
  return Object.keys(sets).find((name) => sets[name]?.join() === found)
}

describe('the beginning of a term', () => {
  it.each([
    ['s', true, 1, false, 'the whole name'],
    ['s', false, 5, false, 'names'],
    ['se', false, 9, false, 'names and categories'],
    ['sev', true, 5, false, 'names and categories'],
    ['sev', true, 5, true, 'names'],
    ['seve', true, 5, true, 'names'],
    ['seven', true, 5, true, 'not in sentences'],
    ['seve', true, 5, false, 'not in sentences'],
    ['bread', true, 6, false, 'not in sentences'],
    ['breads', true, 8, false, 'everywhere'],
    ['breads', true, 9, false, 'not in sentences'],
    ['711', false, 4, false, 'nowhere'],
    ['711', true, 4, false, 'names and categories'],
  ])(
    '%j, all of the query: %s, of %i letters, a known word: %s, counts %s',
    (text, isAll, length, isKnown, name) => {
      expect(nameOf(placesOfPrefix(run(text, isAll), length, isKnown))).toBe(name)
    },
  )
})

describe('a whole term', () => {
  it.each([
    ['s', 'names'],
    ['7', 'everywhere'],
    ['at', 'everywhere'],
  ])('%j counts %s', (text, name) => {
    expect(nameOf(placesOfTerm(run(text, true)))).toBe(name)
  })

  it('of the same meaning counts neither in sentences nor as an owner or a second name', () => {
    const without = ['alias', 'owner', 'description']
    expect(places.filter((_, index) => !isIn(placesOfMeaning(), index))).toEqual(without)
  })

  it.each([
    ['news', 'not in sentences'],
    ['boots', 'everywhere'],
    ['7', 'not in sentences'],
    ['11', 'everywhere'],
  ])('in another form of %j counts %s', (text, name) => {
    expect(nameOf(placesOfForm(run(text, true)))).toBe(name)
  })
})

describe('a typo', () => {
  it.each([
    ['bo', true, false],
    ['bot', true, true],
    ['bot', false, false],
    ['boot', false, true],
    ['b'.repeat(64), true, true],
    ['b'.repeat(65), true, false],
    ['7111', true, false],
    ['7up', true, true],
  ])('is looked for in %j, all of the query: %s: %s', (text, isAll, isPossible) => {
    expect(canBeMistyped(run(text, isAll))).toBe(isPossible)
  })

  it.each([
    ['zra', true, 'zara', false, 'whole names'],
    ['zra', false, 'zara', false, 'nowhere'],
    ['zaro', true, 'zara', true, 'whole names'],
    ['zaro', false, 'zara', true, 'nowhere'],
    ['zraa', false, 'zara', false, 'not in sentences'],
    ['ixtlo', false, 'ixtle', true, 'not in sentences'],
    ['whch', true, 'which', false, 'nowhere'],
    ['level2', true, 'levels2', false, 'not in sentences'],
    ['level2', true, 'level3', true, 'nowhere'],
  ])(
    'in %j, all of the query: %s, for %j, a letter replaced: %s, counts %s',
    (text, isAll, guess, isReplaced, name) => {
      expect(nameOf(placesOfGuess(run(text, isAll), { text: guess, isWhole: true, isReplaced }))).toBe(name)
    },
  )

  it.each([
    ['baske', 'nowhere'],
    ['baskte', 'names'],
  ])('in the beginning %j counts %s', (text, name) => {
    const guess = { text: 'basketmakers', isWhole: false, isReplaced: false }
    expect(nameOf(placesOfGuess(run(text, true), guess))).toBe(name)
  })
})
