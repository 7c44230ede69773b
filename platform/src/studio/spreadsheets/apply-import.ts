import { titleOf } from '@promenade/contract/studio-api/document-title'
import { columnHeads } from '@promenade/contract/field-words/column-heads'
import type { ChangeItem } from '@promenade/contract/studio-api/change-sets'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import type { CellFault, ImportQuery, ImportResult } from '@promenade/contract/studio-api/spreadsheets'
import { createTimeSlices } from '@promenade/process/time-slices'
import { isEqual } from '@promenade/domain/studio/document'
import { applyChangeSet } from '../../documents/change-set.ts'
import { checkDocuments } from '../../documents/check-documents.ts'
import { faultsOf, refuse } from '../../documents/refuse.ts'
import { type Act, findRevisions } from '../../documents/revisions.ts'
import { findEntries } from '../find-entries.ts'
import type { FaultList } from './cell-faults.ts'
import { formatCell } from './cells.ts'
import { matchColumns, matchRows, nameColumns } from './match-rows.ts'
import { applyEdits, describeRow, type PlannedRow, planRows } from './plan-rows.ts'
import type { Sheet } from './read-sheet.ts'

/** Does what a spreadsheet says, or only tells it. Throws `Problem` with the result for faults and conflicts. */
export async function applyImport(act: Act, file: Sheet, wanted: ImportQuery): Promise<ImportResult> {
  const sheet = nameColumns(wanted.kind, file)
  const { faults } = sheet
  const rows = await planImport(act, sheet, wanted)
  const isCreated = ({ entry }: PlannedRow) => entry === undefined && wanted.create === '1'
  const changed = rows.filter(
    (row) => isCreated(row) || (row.entry !== undefined && !isEqual(row.document, row.entry.document)),
  )
  for (const fault of await findNewFaults(act, wanted.kind, changed)) faults.add(fault)
  const shown = rows.filter(
    (row) => row.entry === undefined || changed.includes(row) || row.conflicts.length > 0,
  )
  const result: ImportResult = {
    rows: sheet.rows.length,
    items: await describeRows(shown),
    ...describeFaults(faults, wanted),
  }
  if (wanted.dry_run === '1') return result
  if (faults.count > 0) throw refuse('faults', 'The spreadsheet has faults.', { result })
  if (wanted.keep !== '1' && rows.some(({ conflicts }) => conflicts.length > 0))
    throw refuse('conflict', 'Somebody has changed the same fields since the download.', { result })
  if (changed.length === 0) return result
  const set = {
    title: wanted.title,
    subject: { isSpreadsheet: true } as const,
    items: changed.flatMap((row) => stepsOf(row, wanted.publish === '1')),
    created: changed
      .filter(isCreated)
      .map(({ slug, document }) => ({ kind: wanted.kind, document, ...(slug === '' ? {} : { slug }) })),
    via: 'csv',
  } as const
  try {
    return { ...result, id: (await applyChangeSet(act, set)).id }
  } catch (error) {
    const located = faultsOf(error)
    if (located === undefined) throw error
    for (const fault of locateFaults(located, changed)) faults.add(fault)
    throw refuse('faults', 'Visitors cannot get it like this.', {
      result: { ...result, ...describeFaults(faults, wanted) },
    })
  }
}

/** Pauses for other requests between rows. */
async function describeRows(rows: readonly PlannedRow[]): Promise<ImportResult['items']> {
  const described: ImportResult['items'] = []
  const nextSlice = createTimeSlices()
  for (const row of rows) {
    await nextSlice()
    described.push({
      row: row.number,
      ...(row.entry && { entry: row.entry.id }),
      slug: row.slug,
      title: titleOf(row.entry?.document ?? row.document),
      ...describeRow(row),
    })
  }
  return described
}

/** The faults with the heads of their columns in the reader's language. */
function describeFaults({ first, count }: FaultList, { kind, locale }: ImportQuery) {
  const heads = columnHeads(kind, locale)
  const faults = first.map((fault) => {
    const head = heads.get(fault.column ?? '')
    return head === undefined ? fault : { ...fault, head }
  })
  return { faults, faultCount: count }
}

async function planImport(act: Act, sheet: Sheet, wanted: ImportQuery): Promise<readonly PlannedRow[]> {
  const { faults } = sheet
  const columns = matchColumns(wanted.kind, sheet, faults)
  // Without its columns nothing of a file can be trusted.
  if (faults.first[0]?.row === 1) return []
  const { transaction, propertyId } = act
  const entries = await findEntries(transaction, { propertyId, kind: wanted.kind })
  const matched = matchRows(sheet, entries, faults)
  const stale = matched.flatMap(({ entry, version }) =>
    entry === undefined || version === entry.version ? [] : [{ entryId: entry.id, number: version }],
  )
  const revisions = await findRevisions(act, stale)
  const known = {
    sheet,
    columns,
    isCreating: wanted.create === '1',
    dateOrder: wanted.locale === 'es' ? ('day-first' as const) : undefined,
    findBase: ({ id }: { readonly id: number }, version: number) =>
      revisions.find(({ entryId, number }) => entryId === id && number === version)?.document,
  }
  return planRows(matched, known, faults)
}

/** Faults that the records have not yet. A new draft may be incomplete. */
async function findNewFaults(
  act: Act,
  kind: ImportQuery['kind'],
  rows: readonly PlannedRow[],
): Promise<readonly CellFault[]> {
  if (rows.length === 0) return []
  const check = async (documentOf: (row: PlannedRow) => PlannedRow['document'] | undefined) =>
    checkDocuments(
      act,
      rows.flatMap((row) => {
        const document = documentOf(row)
        return document === undefined ? [] : [{ entryId: idOf(row), kind, slug: slugOf(row), document }]
      }),
    )
  const name = ({ entry, path, code }: EntryFault) => `${entry} ${path.join('.')} ${code}`
  const old = new Set((await check(({ entry }) => entry?.document)).map(name))
  const isMissing = ({ entry = 0, code }: EntryFault) => entry < 0 && (code === 'missing' || code === 'empty')
  const faults = await check(({ document }) => document)
  return locateFaults(
    faults.filter((fault) => !old.has(name(fault)) && !isMissing(fault)),
    rows,
  )
}

/** A record that is not there yet has the negative number of its row. */
function idOf({ entry, number }: PlannedRow): number {
  return entry?.id ?? -number
}

function slugOf({ entry, slug, number }: PlannedRow): string {
  return entry?.slug ?? (slug === '' ? `row-${number}` : slug)
}

function locateFaults(faults: readonly EntryFault[], rows: readonly PlannedRow[]): CellFault[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  return faults.map(({ entry = 0, path, code, message }) => {
    const row = byId.get(entry)
    const place = path.join('.')
    const edit = row?.edits.find(({ column: { header } }) => `${place}.`.startsWith(`${header}.`))
    const column = edit?.column.header ?? place
    const value = String(formatCell(edit?.value)).slice(0, 80)
    return { row: row?.number ?? 1, ...(column === '' ? {} : { column }), code, message, value }
  })
}

/** Publishes what visitors see, as drafts of colleagues stay drafts; anything else is saved. */
function stepsOf({ entry, document, edits }: PlannedRow, isPublishing: boolean): readonly ChangeItem[] {
  if (entry === undefined) return []
  const record = { entry: entry.id, version: entry.version }
  const save = { ...record, action: 'save', document } as const
  const { publishedDocument: live, draft } = entry
  if (!isPublishing || live === null) return [save]
  if (draft === null) return [{ ...record, action: 'publish', document }]
  return [{ ...record, action: 'publish', document: applyEdits(live, edits) }, save]
}
