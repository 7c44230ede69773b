import { describe, expect, it } from 'vitest'
import { jobTypes } from './job-types.ts'

describe('jobTypes', () => {
  it.each([
    ['Full Time', [['full-time', 'Full Time']]],
    [
      'Part Time/Full Time',
      [
        ['part-time', 'Part Time'],
        ['full-time', 'Full Time'],
      ],
    ],
    [
      ' Seasonal , part-time ',
      [
        ['seasonal', 'Seasonal'],
        ['part-time', 'part-time'],
      ],
    ],
    ['Full Time / FULL-TIME', [['full-time', 'Full Time']]],
    ['Práctica', [['practica', 'Práctica']]],
    ['/ - /', []],
    ['', []],
    [undefined, []],
  ])('reads %j', (text, types) => {
    expect(jobTypes(text).map(({ key, name }) => [key, name])).toEqual(types)
  })
})
