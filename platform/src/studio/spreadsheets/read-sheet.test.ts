import { maxFaults } from '@promenade/contract/studio-api/spreadsheets'
import { describe, expect, it } from 'vitest'
import { encodeWindows1252 } from '../../testing/spanish-excel.ts'
import { cellFault } from './cell-faults.ts'
import { isLossyCopy, isLossyInWindows1252, readSheet } from './read-sheet.ts'

const rowsOf = async (bytes: Uint8Array | string) =>
  (await readSheet(Buffer.from(bytes))).rows.map(({ cells }) => Object.fromEntries(cells))

const text = (delimiter: string) =>
  ['slug', 'name.es'].join(delimiter) + `\r\ncafe${delimiter}"Café ""Sol"""\r\n`
const expected = [{ slug: 'cafe', 'name.es': 'Café "Sol"' }]

describe('a spreadsheet', () => {
  it.each([',', ';', '\t'])('is read with the delimiter %j', async (delimiter) => {
    expect(await rowsOf(text(delimiter))).toEqual(expected)
  })

  it('is read whatever its encoding', async () => {
    expect(await rowsOf(`\uFEFF${text(';')}`)).toEqual(expected)
    expect(await rowsOf(encodeWindows1252(text(';')))).toEqual(expected)
    const utf16 = Buffer.from(`\uFEFF${text('\t')}`, 'utf16le')
    expect(await rowsOf(utf16)).toEqual(expected)
    expect(await rowsOf(Buffer.from(utf16).swap16())).toEqual(expected)
    const files = [encodeWindows1252(text(';')), 'slug\nTea ? cake', text(';'), '\uFEFFslug']
    const sheets = await Promise.all(files.map((bytes) => readSheet(Buffer.from(bytes))))
    expect(sheets.map(({ isWindows1252 }) => isWindows1252)).toEqual([true, true, false, false])
  })

  it('takes the delimiter of the header, not of what the cells hold', async () => {
    expect(await rowsOf('slug;unit\na;"1,2,3,4,5"\nb;6,7\n')).toEqual([
      { slug: 'a', unit: '1,2,3,4,5' },
      { slug: 'b', unit: '6,7' },
    ])
  })

  it('numbers rows as the spreadsheet program does, and skips empty ones', async () => {
    const { rows } = await readSheet(Buffer.from('slug;unit\n"a\nb";1\n;\n;;;;\nc;2\n'))
    expect(rows.map(({ number }) => number)).toEqual([2, 5])
  })

  it('knows a cell that is not there from an empty one', async () => {
    const { rows } = await readSheet(Buffer.from('slug,unit,level\na,\n'))
    const [row] = rows
    expect([row?.cells.get('unit'), row?.cells.has('level')]).toEqual(['', false])
  })

  it.each([
    ['extra-cells', 'slug,unit\na,1,2\n'],
    ['quotes', 'slug,unit\na,"1\n'],
    ['too-long', `slug,unit\na,${'x'.repeat(300_000)}\n`],
  ])('has a fault: %s', async (code, csv) => {
    const { faults } = await readSheet(Buffer.from(csv))
    expect(faults).toMatchObject({ first: [{ row: 2, code }], count: 1 })
  })

  it.each([
    ['a workbook', 'unsupported-media', Buffer.from('PK\u0003\u0004…')],
    ['a picture', 'bad-request', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0x81])],
    ['NUL', 'bad-request', Buffer.from('slug\0,unit')],
    ['too many rows', 'too-large', Buffer.from('slug\n'.repeat(1_002))],
    ['too many columns', 'too-large', Buffer.from(','.repeat(300))],
  ])('is refused: %s', async (_, code, bytes) => {
    await expect(readSheet(bytes)).rejects.toMatchObject({ code })
  })

  it('lets other requests run while it is read', async () => {
    const csv = Buffer.from(`slug,name\n${`a,"${'b""'.repeat(2_600)}"\n`.repeat(1_000)}`)
    let turns = 0
    const count = () => {
      turns += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    const { rows } = await readSheet(csv)
    clearImmediate(next)
    expect(rows).toHaveLength(1_000)
    // One turn passes if nothing lets others run.
    expect(turns).toBeGreaterThan(2)
  })

  it('has the faults of the first rows, and counts the others', async () => {
    const { faults } = await readSheet(Buffer.from(`slug\n${'a,b\n'.repeat(700)}`))
    faults.add(cellFault(1, 'slug', 'missing-column'))
    expect([faults.count, faults.first.length]).toEqual([701, maxFaults])
    expect(faults.first.slice(0, 2)).toMatchObject([{ row: 1 }, { row: 2 }])
    expect(faults.first.at(-1)).toMatchObject({ row: 100 })
  })

  it('knows what Windows-1252 leaves of a text', () => {
    expect(isLossyInWindows1252('“Café” – 5 €')).toBe(false)
    expect(isLossyInWindows1252('Café → Sol')).toBe(true)
    expect(isLossyCopy('Caf? ? Sol', 'Café → Sol')).toBe(false)
    expect(isLossyCopy('Café ? Sol ??', 'Café → Sol 🌞')).toBe(true)
  })
})
