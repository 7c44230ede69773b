import { describe, expect, it } from 'vitest'
import { labelInFault } from './label-in-fault.ts'

describe('a label in an error', () => {
  it.each([
    ['E-mail', 'E-mail'],
    ['I am 19 or older.', 'I am 19 or older'],
    ['What would you call her?', '“What would you call her?”'],
    ['¿Cómo la llamarías?', '“¿Cómo la llamarías?”'],
    [
      'Yes, Merrow Quay (1 Lantern Wharf, Canada) may write to me. I can leave any time.',
      'Yes, Merrow Quay may write to me',
    ],
    [`${'word '.repeat(15)}and more of them`, `${'word '.repeat(15)}and…`],
  ])('of %j is %j', (label, name) => {
    expect(labelInFault(label)).toBe(name)
  })
})
