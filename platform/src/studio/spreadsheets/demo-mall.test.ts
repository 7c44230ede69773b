import { resolve } from 'node:path'
import { columnsOf } from '@promenade/contract/kinds/columns'
import { type EntryKind, entryKinds, singleKinds } from '@promenade/contract/kinds/kinds'
import { getAt } from '@promenade/domain/studio/path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importContent } from '../../import/import-content.ts'
import { editInSpanishExcel } from '../../testing/spanish-excel.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { friday } from '../../testing/sample-content.ts'
import { findEntries } from '../find-entries.ts'
import { formatCell } from './cells.ts'
import { matchColumns, matchRows, nameColumns } from './match-rows.ts'
import { planRows } from './plan-rows.ts'
import { readSheet } from './read-sheet.ts'
import { writeSheet } from './write-sheet.ts'

const demo = resolve(import.meta.dirname, '../../../../demo')
const kinds = entryKinds.filter((kind) => !singleKinds.has(kind))

describe('the records of the demo mall as spreadsheets', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await createTestDatabase()
    await importContent(test.database, demo, friday)
  })
  afterAll(() => test.drop())

  it.each(kinds)('come back unchanged: %s', async (kind) => {
    const csv = writeSheet(kind, await entriesOf(kind), { delimiter: ',' })
    expect(await changesOf(kind, Buffer.from(csv))).toEqual({ edits: [], faults: [] })
  })

  it.each(kinds)('come back unchanged from Excel in Spanish: %s', async (kind) => {
    const csv = writeSheet(kind, await entriesOf(kind), { delimiter: ';', heads: 'es' })
    expect(await changesOf(kind, Buffer.from(editInSpanishExcel(csv)))).toEqual({ edits: [], faults: [] })
  })

  it('have every value of a record in a cell, but for lists of groups', async () => {
    const stores = await entriesOf('store')
    const columns = columnsOf('store')
    const longest = stores.flatMap(({ document }) =>
      columns.filter(({ path }) => {
        const value = getAt(document, path)
        return value !== undefined && !Array.isArray(value) && formatCell(value) === ''
      }),
    )
    expect(stores.length).toBeGreaterThan(50)
    expect(longest).toEqual([])
  })

  const entriesOf = (kind: EntryKind) => findEntries(test.database, { propertyId: 1, kind })

  async function changesOf(kind: EntryKind, bytes: Buffer) {
    const [sheet, entries] = [nameColumns(kind, await readSheet(bytes)), await entriesOf(kind)]
    const { faults } = sheet
    const columns = matchColumns(kind, sheet, faults)
    const matched = matchRows(sheet, entries, faults)
    expect(matched.length).toBe(entries.length)
    const known = { sheet, columns, isCreating: false, dateOrder: undefined, findBase: () => undefined }
    const rows = await planRows(matched, known, faults)
    return {
      edits: rows.flatMap(({ slug, edits }) =>
        edits.map(({ column, value }) => [slug, column.header, value]),
      ),
      faults: faults.first,
    }
  }
})
