import { expect, it } from 'vitest'
import { stemOf } from './stem.ts'

it.each([
  ['boots', 'boot'],
  ['cutting', 'cut'],
  ['baked', 'bak'],
  ['baking', 'bak'],
  ['cambiar', 'cambi'],
  ['cambio', 'cambi'],
  ['glass', 'glass'],
  ['glasses', 'glass'],
  ['boxes', 'box'],
  ['watches', 'watch'],
  ['flores', 'flor'],
  ['luces', 'luz'],
  ['toys', 'toi'],
  ['toy', 'toi'],
  ['bus', 'bus'],
  ['eyes', 'eye'],
  ['ties', 'tie'],
  ['sofa', 'sofa'],
  ['pizza', 'piz'],
  ['tired', 'tir'],
  ['bed', 'bed'],
  ['shed', 'shed'],
  ['spring', 'spr'],
  ['ring', 'ring'],
  ['sugar', 'sugar'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})
