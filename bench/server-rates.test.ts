import { describe, expect, it } from 'vitest'
import { ratesTable } from './server-rates.ts'

const pair = { a: 13_000, b: 13_100 }

describe('the rates of the servers', () => {
  it('are not measured without wrk, and meet no goal', () => {
    for (const { cells, isMet } of ratesTable().rows) {
      expect(cells).toContain('not measured: wrk is not installed')
      expect(isMet).toBeUndefined()
    }
  })

  it('meet their goal or miss it with wrk', () => {
    const rates = { whole: [pair], unchanged: [{ a: 1, b: 2 }], nginx: [pair], bytes: 10 }
    expect(ratesTable(rates).rows.map(({ isMet }) => isMet)).toEqual([true, false, undefined])
  })
})
