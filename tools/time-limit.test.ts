import { expect, it } from 'vitest'
import { judgeTime } from './time-limit.ts'

const quiet = { others: 3, stolen: 0 }
const busy = { others: 80, stolen: 0 }

it.each([
  ['within the limit', 1_500, quiet, true],
  ['beyond it', 1_501, quiet, false],
  ['beyond it on a busy machine', 1_501, busy, true],
  ['beyond it where nobody knows how busy the machine was', 1_501, undefined, true],
])('judges a run that is %s', (_, seconds, quietness, isGood) => {
  expect(judgeTime(seconds, quietness).isGood).toBe(isGood)
})

it('says the time, the limit and how quiet the machine was', () => {
  expect(judgeTime(1_600, quiet).line).toMatch(/^FAILED 1600 s of at most 1500 s; quiet: others used 3 %/)
  expect(judgeTime(1_000, busy).line).toMatch(/^ok     1000 s of at most 1500 s; BUSY: /)
})
