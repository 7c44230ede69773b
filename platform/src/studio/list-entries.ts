import { wordsOfTitle } from '@promenade/contract/studio-api/document-title'
import type { EntriesQuery, EntriesJson, EntryRow } from '@promenade/contract/studio-api/entries'
import { entryStates, leavesBinAt } from '@promenade/domain/studio/entry-state'
import { defaultLocale } from '@promenade/domain/locale/locale'
import type { Call } from './call.ts'
import { describeEntry } from './describe-entry.ts'
import { findEntries } from './find-entries.ts'
import { getProperty } from './get-property.ts'
import { matchesQuery } from './matches-query.ts'

/** Large enough for the directory of any mall. */
const pageSize = 1_000

/** The entries of a list, filtered and in order. */
export async function listEntries(call: Call, query: EntriesQuery): Promise<EntriesJson> {
  const { propertyId } = call.session
  const { timeZone } = await getProperty(call.database, propertyId)
  const found = await findEntries(call.database, { propertyId, kind: query.kind })
  const states = query.state?.split(',') ?? entryStates.filter((state) => state !== 'bin')
  const rows = found
    .filter(({ deletedAt }) => deletedAt === null || leavesBinAt(deletedAt.getTime()) > call.now.getTime())
    .map((entry) => ({
      ...describeEntry(entry, call.now, timeZone),
      ...(query.documents === undefined ? {} : { document: entry.document }),
    }))
    .filter(({ state }) => states.includes(state))
    .filter((row) => matchesQuery(`${wordsOfTitle(row.title)} ${row.slug}`, query.query ?? ''))
    .toSorted(orderOf(query))
  const start = Number(query.cursor ?? 0)
  const end = start + pageSize
  return {
    items: rows.slice(start, end),
    total: rows.length,
    ...(end < rows.length ? { cursor: String(end) } : {}),
  }
}

function orderOf({
  sort = 'title',
  locale = defaultLocale,
}: EntriesQuery): (a: EntryRow, b: EntryRow) => number {
  const key = sort.replace(/^-/, '')
  const turn = sort.startsWith('-') ? -1 : 1
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const compare = (a: EntryRow, b: EntryRow) => {
    if (key === 'updated') return a.updatedAt.localeCompare(b.updatedAt)
    // Rows without an end come last.
    if (key === 'end') return (a.endsAt ?? '9').localeCompare(b.endsAt ?? '9')
    if (key === 'state') return entryStates.indexOf(a.state) - entryStates.indexOf(b.state)
    return 0
  }
  const title = (row: EntryRow) => row.title[locale] ?? row.title[defaultLocale]
  return (a, b) =>
    compare(a, b) * turn || collator.compare(title(a), title(b)) * (key === 'title' ? turn : 1) || a.id - b.id
}
