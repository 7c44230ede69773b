import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { columnsOf } from '@promenade/contract/kinds/columns'
import { editableStore } from '@promenade/contract/kinds/store/document'
import { columnHeads, createColumnFinder } from '@promenade/contract/field-words/column-heads'
import type { CellFault } from '@promenade/contract/studio-api/spreadsheets'
import { isGroup } from '@promenade/domain/studio/document'
import { locales } from '@promenade/domain/locale/locale'
import { OperatorError } from '@promenade/process/operator-error'
import { Problem } from '@promenade/process/problem'
import { createSlug } from '../documents/create-slug.ts'
import { inspectContent } from '../import/check-content.ts'
import { type ContentIssue, formatIssue } from '../checks/content-issue.ts'
import { type ContentFolder, readContentFolder } from '../import/folder.ts'
import { slugOfFile } from '../import/content-files.ts'
import { parseSource } from '../checks/source.ts'
import { expandShorthand } from '../checks/walk-fields.ts'
import { readText } from '../studio/spreadsheets/cells.ts'
import { matchColumns, matchRows, nameColumns, type SheetRecord } from '../studio/spreadsheets/match-rows.ts'
import { type PlannedRow, planRows } from '../studio/spreadsheets/plan-rows.ts'
import { readSheet, type Sheet } from '../studio/spreadsheets/read-sheet.ts'
import { writeRecord } from './write-record.ts'

const kind = 'store'

/** A spreadsheet of stores; its name is that of the file. */
export interface SheetFile {
  readonly name: string
  readonly bytes: Buffer
}

/** A file of a content folder as a spreadsheet wants it. */
export interface PlannedFile {
  /** Path below the folder. */
  readonly file: string
  readonly text: string
  readonly isNew: boolean
}

export interface FolderPlan {
  /** The content folder itself. */
  readonly folder: string
  readonly rows: number
  /** Files that are new or differ. */
  readonly files: readonly PlannedFile[]
  /** Files of stores that no row is about; these stay as they are. */
  readonly others: readonly string[]
}

/** A store of the folder, with the text of its file. */
export interface StoreFile extends SheetRecord {
  readonly file: string
  readonly text: string
}

/** The error for a spreadsheet with faults; no file is written. It has a line for each fault. */
function sheetFaults(lines: readonly string[], count = lines.length): OperatorError {
  const faults = count === 1 ? 'a fault' : `${count} faults`
  const more = count > lines.length ? [`… and ${count - lines.length} more`] : []
  return new OperatorError(
    [...lines, ...more, `The spreadsheet has ${faults}; nothing was changed.`].join('\n'),
  )
}

/**
 * The files of stores that a content folder has after a spreadsheet. Cells change what differs from the file; a column and
 * a row that are not there change nothing. Throws `OperatorError` with all faults.
 */
export async function planStoreFiles(folderPath: string, given: SheetFile, now: Date): Promise<FolderPlan> {
  const folder = await readContentFolder(folderPath)
  const stores = await readStoreFiles(folder)
  const raw = await openSheet(given)
  const sheet = withSlugs(nameColumns(kind, raw))
  const { faults } = sheet
  const columns = matchColumns(kind, sheet, faults, []).map((column) => ({ ...column, isReadOnly: false }))
  // Without its columns nothing of a file can be trusted.
  const matched = faults.first[0]?.row === 1 ? [] : matchRows(sheet, stores, faults)
  const known = { sheet, columns, isCreating: true, dateOrder: undefined, findBase: baseOf }
  const planned = (await planRows(matched, known, faults)).map((row) => ({ row, file: fileOf(row) }))
  const { cells, elsewhere } = findNewFaults(folder, planned, now)
  for (const fault of cells) faults.add(fault)
  const heads = headsOf(raw)
  const lines = [...faults.first.map((fault) => describeFault(given.name, fault, heads)), ...elsewhere]
  if (lines.length > 0) throw sheetFaults(lines, faults.count + elsewhere.length)
  const files = planned.map(({ file }) => file)
  return {
    folder: folder.path,
    rows: sheet.rows.length,
    files: files.filter(({ file, text }) => stores.find((store) => store.file === file)?.text !== text),
    others: stores.map(({ file }) => file).filter((name) => files.every(({ file }) => file !== name)),
  }
}

/** The stores of a folder. Throws `OperatorError` for files that are not valid YAML. */
export async function readStoreFiles(folder: ContentFolder): Promise<readonly StoreFile[]> {
  const sources = [...folder.sources.values()].filter(({ file }) => slugOfFile(kind, file) !== undefined)
  const unreadable = sources.flatMap((source) => source.faults)
  if (unreadable.length > 0) throw sheetFaults(unreadable.map(formatIssue))
  return Promise.all(
    sources.map(async ({ file, slug, value }) => {
      const document = expandShorthand(editableStore, value)
      return {
        file,
        text: await readFile(join(folder.path, file), 'utf8'),
        slug,
        formerSlugs: [],
        version: 0,
        deletedAt: null,
        document: isGroup(document) ? document : {},
      }
    }),
  )
}

async function openSheet({ name, bytes }: SheetFile): Promise<Sheet> {
  try {
    return await readSheet(bytes)
  } catch (error) {
    if (error instanceof Problem) throw new OperatorError(`${name}: ${error.message}`, { cause: error })
    throw error
  }
}

/** A row without an address gets that of its name: the same each time, so that the file is found again. */
function withSlugs(sheet: Sheet): Sheet {
  return {
    ...sheet,
    rows: sheet.rows.map(({ number, cells }) => {
      const names = locales.map(({ code }) => readText(cells.get(`name.${code}`) ?? ''))
      const slug = readText(cells.get('slug') ?? '')
      const own = slug === '' ? createSlug(names.find((name) => name !== '') ?? '', '') : slug
      return { number, cells: new Map([...cells, ['slug', own]]) }
    }),
  }
}

/** A file has one version, whatever the spreadsheet says. */
function baseOf({ document }: StoreFile) {
  return document
}

function fileOf({ slug, entry, edits }: PlannedRow<StoreFile>): PlannedFile {
  const file = entry?.file ?? `stores/${slug}.yaml`
  return { file, text: writeRecord(entry?.text, edits), isNew: entry === undefined }
}

interface PlannedStore {
  readonly row: PlannedRow<StoreFile>
  readonly file: PlannedFile
}

/** The faults that the folder has with these files and has not yet. */
function findNewFaults(folder: ContentFolder, planned: readonly PlannedStore[], now: Date) {
  const sources = planned.map(({ file: { file, text } }) => [file, parseSource(file, text)] as const)
  const changed = { ...folder, sources: new Map([...folder.sources, ...sources]) }
  const old = new Set(inspectContent(folder, now).faults.map(describeIssue))
  const faults = inspectContent(changed, now).faults.filter((fault) => !old.has(describeIssue(fault)))
  const rowOf = ({ file }: ContentIssue) => planned.find((one) => one.file.file === file)?.row
  return {
    cells: faults.flatMap((fault): CellFault[] => {
      const row = rowOf(fault)
      const { field, message, code = 'invalid' } = fault
      return row === undefined ? [] : [{ row: row.number, column: field, code, message }]
    }),
    elsewhere: faults.filter((fault) => rowOf(fault) === undefined).map(formatIssue),
  }
}

function describeIssue({ file, field, message }: ContentIssue): string {
  return `${file} ${field} ${message}`
}

/** The heads of the file by the names of their columns. */
function headsOf({ headers }: Sheet): ReadonlyMap<string, string> {
  const find = createColumnFinder(kind)
  return new Map(headers.map((head) => [find(head) ?? head, head]))
}

/** `stores.csv row 7, Phone: …`, with the head of the file, or the one that it lacks. */
function describeFault(
  name: string,
  { row, column = '', message, value }: CellFault,
  heads: ReadonlyMap<string, string>,
): string {
  const all = [...columnsOf(kind).map(({ header }) => header), 'slug']
  const isAbout = (header: string) =>
    `${header}.`.startsWith(`${column}.`) || `${column}.`.startsWith(`${header}.`)
  const header =
    column === '' ? undefined : (all.find((one) => one === column) ?? all.find(isAbout) ?? column)
  const head =
    header === undefined ? undefined : (heads.get(header) ?? columnHeads(kind, 'en').get(header) ?? header)
  const place = head === undefined ? `row ${row}` : `row ${row}, ${head}`
  return `${name} ${place}: ${message}${value === undefined || value === '' ? '' : ` (${value})`}`
}
