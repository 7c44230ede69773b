import { expect, it } from 'vitest'
import { matcherOf } from './matcher-of.ts'

it.each([
  ['lift', 'Elevator A (North)', 'Elevators', true],
  ['toilets', 'Level 2', 'Washrooms', true],
  ['asce', 'Elevador A (norte)', 'Elevadores', true],
  ['elevator a', 'Elevator A (North)', 'Elevators', true],
  ['lift', 'Water tap', 'Water taps', false],
  ['li', 'Elevator A (North)', 'Elevators', false],
  ['', 'Water tap', 'Water taps', true],
])('with “%s” takes %s of %s: %s', (text, name, group, isFound) => {
  expect(matcherOf(text)(name, group)).toBe(isFound)
})
