import { columnsOf } from '@promenade/contract/kinds/columns'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { columnHeads, keyColumns } from '@promenade/contract/field-words/column-heads'
import type { Locale } from '@promenade/domain/locale/locale'
import { getAt } from '@promenade/domain/studio/path'
import Papa from 'papaparse'
import type { FoundEntry } from '../describe-entry.ts'
import { formatCell, needsApostrophe } from './cells.ts'

interface SheetLook {
  readonly delimiter: string
  /** The language of the heads; undefined for the names of fields. */
  readonly heads?: Locale | undefined
  /** False for the files of a folder, which have no versions. */
  readonly hasVersions?: boolean
}

/** The records of a kind as CSV with a byte order mark, without which Excel reads another encoding. */
export function writeSheet(
  kind: EntryKind,
  entries: readonly Pick<FoundEntry, 'slug' | 'version' | 'document'>[],
  { delimiter, heads, hasVersions = true }: SheetLook,
): string {
  const columns = columnsOf(kind)
  const keys = keyColumns.filter((key) => hasVersions || key !== 'version')
  const rows = entries.map((entry) => [
    ...keys.map((key) => entry[key]),
    ...columns.map(({ path, fallback }) => formatCell(getAt(entry.document, path) ?? fallback)),
  ])
  const words = heads === undefined ? undefined : columnHeads(kind, heads)
  const names = [...keys, ...columns.map(({ header }) => header)]
  const data = [names.map((name) => words?.get(name) ?? name), ...rows]
  return writeCsv(data, delimiter)
}

/** Rows as CSV with a byte order mark; nothing in a cell runs as a formula. */
export function writeCsv(rows: readonly (readonly (string | number)[])[], delimiter: string): string {
  const data = rows.map((row) => [...row])
  return `\uFEFF${Papa.unparse(data, { delimiter, escapeFormulae: needsApostrophe })}\r\n`
}
