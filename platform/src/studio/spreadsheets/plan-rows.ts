import type { Column } from '@promenade/contract/kinds/columns'
import type { CellFault } from '@promenade/contract/studio-api/spreadsheets'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { type Document, isEqual, type Path } from '@promenade/domain/studio/document'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import { getAt, setInDocument } from '@promenade/domain/studio/path'
import { type DateOrder, findDateOrder, formatCell, parseCell, readText } from './cells.ts'
import type { FoundEntry } from '../describe-entry.ts'
import type { MatchedRow, SheetRecord } from './match-rows.ts'
import { createTimeSlices } from '@promenade/process/time-slices'
import { cellFault, createFaultList, type FaultList } from './cell-faults.ts'
import { isLossyCopy, isLossyInWindows1252, type Sheet, type SheetRow } from './read-sheet.ts'

interface Known<Entry extends SheetRecord> {
  readonly sheet: Sheet
  readonly columns: readonly Column[]
  /** The document that a version of a record had. */
  readonly findBase: (entry: Entry, version: number) => Document | undefined
  /** False: rows whose slug no record has are left out. */
  readonly isCreating: boolean
  /** The order if the file does not tell. */
  readonly dateOrder: DateOrder
}

/** A value that a cell sets; undefined removes the field. */
export interface Edit {
  readonly column: Column
  readonly value: unknown
}

/** The effect of a row. */
export interface PlannedRow<Entry extends SheetRecord = FoundEntry> {
  readonly number: number
  /** Absent of a record that is not there yet. */
  readonly entry?: Entry
  readonly slug: string
  /** The newest version with what the row changes. */
  readonly document: Document
  readonly edits: readonly Edit[]
  /** Fields that were changed in the studio since the download, and differently here. */
  readonly conflicts: readonly Edit[]
}

/**
 * The changes of rows: cells that differ from the version of their row. An empty cell removes a value that was there. Pauses for
 * other requests between rows.
 */
export async function planRows<Entry extends SheetRecord>(
  matched: readonly MatchedRow<Entry>[],
  known: Known<Entry>,
  faults: FaultList,
): Promise<readonly PlannedRow<Entry>[]> {
  const rows = matched.flatMap(({ entry, version, ...match }): BasedRow<Entry>[] => {
    if (entry === undefined) return [{ ...match, base: {} }]
    const base = version === entry.version ? entry.document : known.findBase(entry, version)
    if (base !== undefined) return [{ ...match, entry, base }]
    faults.add(cellFault(match.row.number, 'version', 'version', match.row.cells.get('version')))
    return []
  })
  const dates = known.columns.filter(({ cell }) => cell.startsWith('date'))
  const pairs = rows.flatMap(({ row, base }) =>
    dates.map((column) => ({ text: readCell(row, column) ?? '', before: formatted(base, column) })),
  )
  const order = findDateOrder(pairs, known.dateOrder)
  const planned: PlannedRow<Entry>[] = []
  const nextSlice = createTimeSlices()
  for (const row of rows) {
    await nextSlice()
    const isLeftOut = row.entry === undefined && !known.isCreating
    planned.push(planRow(row, { ...known, order, faults: isLeftOut ? createFaultList() : faults }))
  }
  return planned
}

interface BasedRow<Entry extends SheetRecord> {
  readonly row: SheetRow
  readonly slug: string
  readonly entry?: Entry
  readonly base: Document
}

interface Reading<Entry extends SheetRecord> extends Known<Entry> {
  readonly order: DateOrder
  readonly faults: FaultList
}

function planRow<Entry extends SheetRecord>(
  { row, slug, entry, base }: BasedRow<Entry>,
  reading: Reading<Entry>,
): PlannedRow<Entry> {
  const edits: Edit[] = []
  for (const column of reading.columns) {
    const text = readCell(row, column)
    if (text === undefined) continue
    const read = readEdit(text, { column, base, reading, isNew: entry === undefined })
    if (read === undefined) continue
    if ('fault' in read) reading.faults.add(cellFault(row.number, column.header, read.fault, text))
    else edits.push({ column, value: read.value })
  }
  const common = { number: row.number, slug, edits }
  if (entry === undefined) return { ...common, document: applyEdits({}, edits), conflicts: [] }
  const { document: current } = entry
  const { conflicts } = mergeDocuments(base, applyEdits(base, edits), current)
  const isDisputed = ({ column }: Edit) =>
    conflicts.some((path) => startsWith(path, column.path) || startsWith(column.path, path))
  const agreed = edits.filter((edit) => !isDisputed(edit))
  const { merged = current } = mergeDocuments(base, applyEdits(base, agreed), current)
  return { ...common, entry, edits: agreed, document: merged, conflicts: edits.filter(isDisputed) }
}

interface Place {
  readonly column: Column
  readonly base: Document
  readonly reading: Pick<Reading<SheetRecord>, 'order' | 'sheet'>
  readonly isNew: boolean
}

/** The change of a cell; undefined if it is as it was. */
function readEdit(text: string, { column, base, reading, isNew }: Place) {
  const { order, sheet } = reading
  const before = formatted(base, column)
  if (text === before) return undefined
  if (text === '') return column.isReadOnly ? refused('read-only') : { value: undefined }
  const isLossy = sheet.isWindows1252 && isLossyInWindows1252(before)
  if (isLossy && isLossyCopy(text, before)) return undefined
  const parsed = parseCell(column, text, order)
  const old = before === '' ? { value: undefined } : parseCell(column, before, order)
  if ('value' in parsed && 'value' in old && isEqual(parsed.value, old.value)) return undefined
  if (column.isReadOnly && !isNew) return refused('read-only')
  // 45 of 0045 or +45.
  if (column.cell === 'text' && /^[0+]/.test(before) && before.replace(/^[0+]+/, '') === text)
    return refused('mangled')
  return isLossy ? refused('lost-letters') : parsed
}

function refused(fault: CellFault['code']) {
  return { fault }
}

function readCell({ cells }: SheetRow, { header }: Column): string | undefined {
  const cell = cells.get(header)
  return cell === undefined ? undefined : readText(cell)
}

/** The cell that the download had, as `readText` gives it. */
function formatted(document: Document, { path, fallback }: Column): string {
  const text = formatCell(getAt(document, path) ?? fallback)
  return String(text).replaceAll(/\r\n?/g, '\n').trim()
}

/** A document with what cells change in it. */
export function applyEdits(document: Document, edits: readonly Edit[]): Document {
  return edits.reduce((changed, { column, value }) => setInDocument(changed, column.path, value), document)
}

function startsWith(path: Path, start: Path): boolean {
  return start.every((key, index) => path[index] === key)
}

/** The changes of a row, and those it would make without the later changes of others. */
export function describeRow({ entry, document, conflicts }: PlannedRow<SheetRecord>) {
  const current = entry?.document ?? {}
  const copy = (change: ReturnType<typeof diffDocuments>[number]) => ({ ...change, path: [...change.path] })
  return {
    changes: diffDocuments(current, document).map(copy),
    conflicts: conflicts.map(({ column, value }) => ({
      path: [...column.path],
      before: getAt(current, column.path),
      after: value,
    })),
  }
}
