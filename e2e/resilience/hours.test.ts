import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { anyHoursCase, compareWithOracle } from '@promenade/domain/hours/testing/hours-cases'
import { expect, it } from 'vitest'

/** Enough to compare 200,000 statuses. */
const numRuns = 3_000

/** Random weeks with holidays and clock changes, 2020 to 2035, compared with a second, naive implementation. */
it('computes random hours as an independent oracle does', () => {
  const seed = randomInt(1_000_000)
  const comparisons = fc.sample(anyHoursCase, { numRuns, seed }).map(compareWithOracle)
  expect(
    comparisons.flatMap(({ disagreements }) => disagreements),
    `seed ${seed}`,
  ).toEqual([])
  expect(comparisons.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThanOrEqual(200_000)
})
