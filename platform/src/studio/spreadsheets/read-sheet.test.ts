import { describe, expect, it } from 'vitest'
import { encodeWindows1252 } from '../../testing/spanish-excel.ts'
import { isWhatIsLeft, losesLetters, readSheet } from './read-sheet.ts'

const rowsOf = (bytes: Uint8Array | string) =>
  readSheet(Buffer.from(bytes)).rows.map(({ cells }) => Object.fromEntries(cells))

const text = (delimiter: string) =>
  ['slug', 'name.es'].join(delimiter) + `\r\ncafe${delimiter}"Café ""Sol"""\r\n`
const expected = [{ slug: 'cafe', 'name.es': 'Café "Sol"' }]

describe('a spreadsheet', () => {
  it.each([',', ';', '\t'])('is read with the delimiter %j', (delimiter) => {
    expect(rowsOf(text(delimiter))).toEqual(expected)
  })

  it('is read whatever its encoding', () => {
    expect(rowsOf(`\uFEFF${text(';')}`)).toEqual(expected)
    expect(rowsOf(encodeWindows1252(text(';')))).toEqual(expected)
    const utf16 = Buffer.from(`\uFEFF${text('\t')}`, 'utf16le')
    expect(rowsOf(utf16)).toEqual(expected)
    expect(rowsOf(Buffer.from(utf16).swap16())).toEqual(expected)
    const isLossy = (bytes: Uint8Array | string) => readSheet(Buffer.from(bytes)).isWindows1252
    expect([encodeWindows1252(text(';')), 'slug\nTea ? cake', text(';'), '\uFEFFslug'].map(isLossy)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('takes the delimiter of the header, not of what the cells hold', () => {
    expect(rowsOf('slug;unit\na;"1,2,3,4,5"\nb;6,7\n')).toEqual([
      { slug: 'a', unit: '1,2,3,4,5' },
      { slug: 'b', unit: '6,7' },
    ])
  })

  it('numbers rows as the spreadsheet program does, and skips empty ones', () => {
    const { rows } = readSheet(Buffer.from('slug;unit\n"a\nb";1\n;\n;;;;\nc;2\n'))
    expect(rows.map(({ number }) => number)).toEqual([2, 5])
  })

  it('knows a cell that is not there from an empty one', () => {
    const [row] = readSheet(Buffer.from('slug,unit,level\na,\n')).rows
    expect([row?.cells.get('unit'), row?.cells.has('level')]).toEqual(['', false])
  })

  it.each([
    ['extra-cells', 'slug,unit\na,1,2\n'],
    ['quotes', 'slug,unit\na,"1\n'],
    ['too-long', `slug,unit\na,${'x'.repeat(300_000)}\n`],
  ])('has a fault: %s', (code, csv) => {
    expect(readSheet(Buffer.from(csv)).faults).toMatchObject([{ row: 2, code }])
  })

  it.each([
    ['a workbook', 'unsupported-media', Buffer.from('PK\u0003\u0004…')],
    ['a picture', 'bad-request', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0x81])],
    ['NUL', 'bad-request', Buffer.from('slug\0,unit')],
    ['too many rows', 'too-large', Buffer.from('slug\n'.repeat(1_002))],
    ['too many columns', 'too-large', Buffer.from(','.repeat(300))],
  ])('is refused: %s', (_, code, bytes) => {
    expect(() => readSheet(bytes)).toThrow(expect.objectContaining({ code }))
  })

  it('knows what Windows-1252 leaves of a text', () => {
    expect(losesLetters('“Café” – 5 €')).toBe(false)
    expect(losesLetters('Café → Sol')).toBe(true)
    expect(isWhatIsLeft('Caf? ? Sol', 'Café → Sol')).toBe(false)
    expect(isWhatIsLeft('Café ? Sol ??', 'Café → Sol 🌞')).toBe(true)
  })
})
