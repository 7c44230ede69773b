import { expect, it } from 'vitest'
import { judgeTime } from './time-limit.ts'

const quiet = { others: 3, stolen: 0 }
const busy = { others: 80, stolen: 0 }

it.each([
  ['within the limit', 1_880, quiet, true],
  ['beyond it', 1_881, quiet, false],
  ['beyond it on a busy machine', 1_881, busy, true],
  ['beyond it where nobody knows how busy the machine was', 1_881, undefined, true],
])('judges a run that is %s', (_, total, quietness, isGood) => {
  expect(judgeTime({ total, checks: 40 }, quietness).isGood).toBe(isGood)
})

it('gives a machine on which the checks take longer as much more time', () => {
  expect(judgeTime({ total: 3_760, checks: 80 }, quiet).isGood).toBe(true)
  expect(judgeTime({ total: 3_761, checks: 80 }, quiet).isGood).toBe(false)
})

it('says the time, the limit and how quiet the machine was', () => {
  const slow = judgeTime({ total: 1_900, checks: 40 }, quiet)
  expect(slow.line).toMatch(/^FAILED 1900 s of at most 1880 s, 47 times its checks; quiet: others used 3 %/)
  expect(judgeTime({ total: 1_000, checks: 40 }, busy).line).toMatch(
    /^ok     1000 s of at most 1880 s, .* BUSY: /,
  )
})
