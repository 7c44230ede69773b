import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { ReportsJson } from '@promenade/contract/studio-api/reports'
import { reportFields } from '@promenade/domain/forms/forms'
import { parseSubject, type ReportProblem } from '@promenade/domain/forms/report-subject'
import { type Document, fieldOf, isGroup, type Path } from '@promenade/domain/studio/document'
import type { Database } from '../../database/connect.ts'
import { decodeFields } from '../../database/form-fields.ts'
import { documentSchema } from '@promenade/contract/studio-api/fields'

/** More of them about one mall are not shown at once. */
const maxReports = 1_000

/** A report that nobody has decided yet. */
export type OpenReport = Omit<ReportsJson['items'][number], 'path' | 'at'> & {
  readonly entryId: number | null
  readonly about: string
  readonly at: Date
}

/** The reports about a record, or about everything of a mall, the newest first. */
export async function listOpenReports(
  database: Database,
  propertyId: number,
  entryId?: number,
): Promise<readonly OpenReport[]> {
  let query = database
    .selectFrom('visitor_report')
    .select(['id', 'entry_id as entryId', 'about', 'problem', 'fields', 'email', 'locale'])
    .select('created_at as at')
    .where('property_id', '=', propertyId)
    .where('verdict', 'is', null)
  if (entryId !== undefined) query = query.where('entry_id', '=', entryId)
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(maxReports).execute()
  return rows.map(({ fields, email, ...report }) => ({
    ...report,
    message: decodeFields(reportFields, { fields, email }).message,
    wantsAnswer: email !== null,
  }))
}

/** A record that visitors report on. */
export interface ReportedRecord {
  readonly id: number
  readonly kind: EntryKind
  readonly version: number
  readonly hasDraft: boolean
  /** The newest one. */
  readonly document: Document
}

/** The records with these ids. */
export async function listReported(
  database: Database,
  ids: readonly number[],
): Promise<readonly ReportedRecord[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .select(['entry.id', 'kind', 'version', 'draft_revision', 'document'])
    .where('entry.id', 'in', ids)
    .execute()
  return rows.map(({ draft_revision, document, ...record }) => ({
    ...record,
    hasDraft: draft_revision !== null,
    document: documentSchema.parse(document),
  }))
}

type Fields = Readonly<Partial<Record<ReportProblem, Path>>>

const fieldsOfKinds: Readonly<Partial<Record<EntryKind, Fields>>> = {
  store: { hours: ['hours'], contact: ['phone'], place: ['unit'], date: ['description'] },
  event: { date: ['start'], place: ['place'] },
  hours: { hours: ['regular'] },
}

/** The field of a record that a report is probably about; empty for the whole record. */
export function fieldOfReport(
  { kind, document }: Pick<ReportedRecord, 'kind' | 'document'>,
  { problem, about }: Pick<OpenReport, 'problem' | 'about'>,
): Path {
  if (kind !== 'point-of-interest') return fieldsOfKinds[kind]?.[problem] ?? []
  const index = locationOf(document, about)
  return index < 0 ? [] : ['locations', index]
}

/** Where a group of places has the one that a report is about; -1 if it has it no longer. */
function locationOf(document: Document, about: string): number {
  const subject = parseSubject(about)
  const locations = fieldOf(document, 'locations')
  if (subject?.kind !== 'place' || !Array.isArray(locations)) return -1
  return locations.findIndex((location) => isGroup(location) && fieldOf(location, 'slug') === subject.slug)
}

/** The document of the reported place within its group, else of the record itself. */
export function reportedPart({ document }: Pick<ReportedRecord, 'document'>, about: string): Document {
  const locations = fieldOf(document, 'locations')
  const part: unknown = Array.isArray(locations) ? locations[locationOf(document, about)] : undefined
  return isGroup(part) ? part : document
}
