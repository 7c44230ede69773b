import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { parseCsv } from './parse-csv.ts'

const read = (text: string, maxRowLength = 1_000) => [...parseCsv(text, { delimiter: ',', maxRowLength })]
const cellsOf = (text: string) => read(text).map(({ cells }) => cells)

describe('CSV', () => {
  it('is read as it was written, whatever the cells hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '\n', '\r\n', '=') })
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n', '\r'), (rows, newline) => {
        expect(cellsOf(Papa.unparse(rows, { newline }))).toEqual(rows)
        expect(cellsOf(Papa.unparse(rows, { newline, quotes: true }) + newline)).toEqual(rows)
      }),
    )
  })

  it.each([
    ['', []],
    ['a', [['a']]],
    ['a,', [['a', '']]],
    ['a\n\nb\r\n', [['a'], [''], ['b']]],
    ['"a" ,5" nails\n', [['a', '5" nails']]],
    ['"a"', [['a']]],
    ['"a"b","c"\nd', [['a"b', 'c'], ['d']]],
    ['a,"b\nc', [['a', 'b\nc']]],
  ])('is read as far as it can be: %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
  })

  it('tells of quotation marks that are out of place', () => {
    expect(read('"a"b\n').map(({ hasBadQuotes }) => hasBadQuotes)).toEqual([true])
    expect(read('"a"b"\n"c"\n"d').map(({ hasBadQuotes }) => hasBadQuotes)).toEqual([true, false, true])
  })

  it.each(['x', '"x', '"x"y', ',', '"x",'])('ends after a row that is too long: %s', (part) => {
    const rows = read(`a,b\n${part.repeat(100)}\nc,d`, 50)
    expect(rows.map(({ isTooLong }) => isTooLong)).toEqual([false, true])
    expect(rows[1]?.cells.join('').length).toBeLessThanOrEqual(50)
  })
})
