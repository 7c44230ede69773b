import { type Column, columnsOf } from '@promenade/contract/kinds/columns'
import { createColumnFinder, keyColumns } from '@promenade/contract/field-words/column-heads'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { slugSchema } from '@promenade/contract/studio-api/fields'
import type { Document } from '@promenade/domain/studio/document'
import { readText } from './cells.ts'
import { cellFault, type FaultList } from './cell-faults.ts'
import type { Sheet, SheetRow } from './read-sheet.ts'

/** A record that rows may be about, of the database or of a content folder. */
export interface SheetRecord {
  readonly slug: string
  readonly formerSlugs: readonly string[]
  readonly version: number
  readonly deletedAt: Date | null
  readonly document: Document
}

/** A row of a spreadsheet with its record. */
export interface MatchedRow<Entry extends SheetRecord> {
  readonly row: SheetRow
  readonly slug: string
  /** Absent of a record that is not there yet. */
  readonly entry?: Entry
  /** The version of the record that the row was made from; 0 without a record. */
  readonly version: number
}

/** A spreadsheet with the names of its columns as heads, whatever language these were in. Unknown heads stay. */
export function nameColumns(kind: EntryKind, sheet: Sheet): Sheet {
  const find = createColumnFinder(kind)
  const nameOf = (head: string) => find(head) ?? head
  return {
    ...sheet,
    headers: sheet.headers.map(nameOf),
    rows: sheet.rows.map(({ number, cells }) => ({
      number,
      cells: new Map(Array.from(cells, ([head, cell]) => [nameOf(head), cell])),
    })),
  }
}

/** The columns of a spreadsheet. A column that is not there changes nothing; one that is unknown is a fault. */
export function matchColumns(
  kind: EntryKind,
  { headers }: Sheet,
  faults: FaultList,
  required: readonly string[] = keyColumns,
): readonly Column[] {
  const columns = columnsOf(kind)
  const names = new Set<string>([...keyColumns, ...columns.map(({ header }) => header)])
  for (const [index, header] of headers.entries()) {
    if (!names.has(header)) faults.add(cellFault(1, header, 'unknown-column'))
    else if (headers.indexOf(header) < index) faults.add(cellFault(1, header, 'repeated-column'))
  }
  for (const name of required) if (!headers.includes(name)) faults.add(cellFault(1, name, 'missing-column'))
  return columns.filter(({ header }) => headers.includes(header))
}

/** The records of the rows. A row that is not there changes nothing. */
export function matchRows<Entry extends SheetRecord>(
  { rows }: Sheet,
  entries: readonly Entry[],
  faults: FaultList,
): readonly MatchedRow<Entry>[] {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const slug = readText(row.cells.get('slug') ?? '')
    const entry =
      entries.find((one) => one.slug === slug) ?? entries.find((one) => one.formerSlugs.includes(slug))
    const name = entry?.slug ?? slug
    const isKnownOrNew = entry !== undefined || slug === '' || slugSchema.safeParse(slug).success
    if (!isKnownOrNew) faults.add(cellFault(row.number, 'slug', 'slug', slug))
    else if (entry !== undefined && entry.deletedAt !== null)
      faults.add(cellFault(row.number, 'slug', 'in-bin', slug))
    else if (name !== '' && seen.has(name)) faults.add(cellFault(row.number, 'slug', 'repeated-row', slug))
    else {
      seen.add(name)
      const version = readText(row.cells.get('version') ?? '')
      return [
        { row, slug, version: /^\d{1,9}$/.test(version) ? Number(version) : 0, ...(entry && { entry }) },
      ]
    }
    return []
  })
}
