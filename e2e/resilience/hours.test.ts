import fc from 'fast-check'
import { anyHoursCase, compareWithOracle, zones } from '@promenade/domain/hours/testing/hours-cases'
import { type Finding, testFindings } from '../support/findings.ts'

testFindings('computes random hours as an independent oracle does', () => Promise.resolve([drillHours()]))

/** Enough for some hundred thousand statuses. */
const cases = 3_000

/** The rules of opening hours beside a second, naive way of working them out, for hours that nobody chose. */
function drillHours(): Finding {
  const seed = Date.now() % 1_000_000
  let [compared, wrong] = [0, 0]
  for (const one of fc.sample(anyHoursCase, { numRuns: cases, seed })) {
    const comparison = compareWithOracle(one)
    compared += comparison.compared
    wrong += comparison.disagreements.length
  }
  return {
    what: `${cases.toLocaleString('en')} weeks of hours with holidays, at random and around changes of clocks, 2020 to 2035, in ${zones.length} zones`,
    must: 'each status equal to that of an independent oracle',
    seen: `${compared.toLocaleString('en')} statuses compared, ${wrong} different (seed ${seed})`,
    isMet: wrong === 0 && compared >= 200_000,
  }
}
