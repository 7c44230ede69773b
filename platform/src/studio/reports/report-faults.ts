import type { FaultsJson, MallFault } from '@promenade/contract/studio-api/faults'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { dateIn } from '@promenade/domain/calendar/instants'
import { parseSubject } from '@promenade/domain/forms/report-subject'
import { fieldOf } from '@promenade/domain/studio/document'
import { nameIn } from '@promenade/domain/studio/name-by-language'
import type { Call } from '../call.ts'
import { getProperty } from '../get-property.ts'
import {
  fieldOfReport,
  listOpenReports,
  listReported,
  type OpenReport,
  reportedPart,
  type ReportedRecord,
} from './list-reports.ts'

/** What visitors report, one hint for all that say the same of a record; for those who may read what visitors write. */
export async function findReportFaults({ database, session }: Call): Promise<FaultsJson> {
  if (!session.permissions.has('visitors.read')) return { items: [], records: [] }
  const reports = await listOpenReports(database, session.propertyId)
  if (reports.length === 0) return { items: [], records: [] }
  const { timeZone } = await getProperty(database, session.propertyId)
  const ids = new Set(reports.flatMap(({ entryId }) => entryId ?? []))
  const records = await listReported(database, [...ids])
  const byId = new Map(records.map((record) => [record.id, record]))
  const same = Map.groupBy(reports, ({ entryId, about, problem }) =>
    [problem, entryId, entryId === null || about.startsWith('map/') ? about : ''].join(' '),
  )
  return {
    items: [...same.values()].flatMap((group) => {
      const [newest] = group
      return newest === undefined ? [] : [toFault(group, newest, byId.get(newest.entryId ?? 0), timeZone)]
    }),
    records: records.map(({ document, ...record }) => ({ ...record, title: titleOf(document) })),
  }
}

/** Longer texts are read beside the record. */
const maxText = 200

function toFault(
  group: readonly OpenReport[],
  newest: OpenReport,
  record: ReportedRecord | undefined,
  timeZone: string,
): MallFault {
  const { problem, about, at } = newest
  const text = group.map(({ message }) => message).find((message) => message !== null)
  const count = String(group.length)
  const subject = parseSubject(about)
  const name = record && fieldOf(reportedPart(record, about), 'name')
  const place = subject?.kind === 'place' ? { place: nameIn(name, subject.slug) } : {}
  return {
    ...(record === undefined ? {} : { entry: record.id }),
    path: record === undefined ? [] : [...fieldOfReport(record, newest)],
    code: 'reported',
    severity: 'hint',
    message: `is reported as wrong by ${count} visitors: ${problem}`,
    values: {
      count,
      problem,
      date: dateIn(at.getTime(), timeZone),
      ...place,
      ...(text === undefined ? {} : { text: shorten(text) }),
    },
    fix: { action: 'settle', reports: group.map(({ id }) => id) },
  }
}

function shorten(text: string): string {
  return text.length <= maxText ? text : `${text.slice(0, maxText).trimEnd()} …`
}
