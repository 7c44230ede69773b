import { expect, it } from 'vitest'
import { judgeTime } from './time-limit.ts'

const quiet = { others: 3, stolen: 0 }
const busy = { others: 80, stolen: 0 }

it.each([
  ['within the limit', 1_200, quiet, true],
  ['beyond it', 1_201, quiet, false],
  ['beyond it on a busy machine', 1_201, busy, true],
  ['beyond it where nobody knows how busy the machine was', 1_201, undefined, true],
])('judges a run that is %s', (_, total, quietness, isGood) => {
  expect(judgeTime({ total, checks: 40 }, quietness).isGood).toBe(isGood)
})

it('gives a machine on which the checks take longer as much more time', () => {
  expect(judgeTime({ total: 2_400, checks: 80 }, quiet).isGood).toBe(true)
  expect(judgeTime({ total: 2_401, checks: 80 }, quiet).isGood).toBe(false)
})

it('says the time, the limit and how quiet the machine was', () => {
  const slow = judgeTime({ total: 1_300, checks: 40 }, quiet)
  expect(slow.line).toMatch(/^FAILED 1300 s of at most 1200 s, 30 times its checks; quiet: others used 3 %/)
  expect(judgeTime({ total: 1_000, checks: 40 }, busy).line).toMatch(
    /^ok     1000 s of at most 1200 s, .* BUSY: /,
  )
})
