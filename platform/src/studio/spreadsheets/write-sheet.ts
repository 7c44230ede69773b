import { columnsOf } from '@promenade/contract/editing/columns'
import type { EntryKind } from '@promenade/contract/editing/documents'
import { getAt } from '@promenade/domain/studio/path'
import Papa from 'papaparse'
import type { FoundEntry } from '../describe-entry.ts'
import { formatCell, fragile } from './cells.ts'
import { keyColumns } from './match-rows.ts'

/** The records of a kind as CSV with a byte order mark, without which Excel reads another encoding. */
export function writeSheet(
  kind: EntryKind,
  entries: readonly Pick<FoundEntry, 'slug' | 'version' | 'document'>[],
  delimiter: string,
): string {
  const columns = columnsOf(kind)
  const rows = entries.map(({ slug, version, document }) => [
    slug,
    version,
    ...columns.map(({ path, fallback }) => formatCell(getAt(document, path) ?? fallback)),
  ])
  const data = [[...keyColumns, ...columns.map(({ header }) => header)], ...rows]
  return `\uFEFF${Papa.unparse(data, { delimiter, escapeFormulae: fragile })}\r\n`
}
