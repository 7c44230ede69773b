import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { EntryJson } from '@promenade/contract/studio-api/entries'
import type { EntryFault, Fault } from '@promenade/contract/studio-api/fields'
import { shownDates } from '@promenade/contract/studio-api/shown-dates'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Document } from '@promenade/domain/studio/document'
import { entryDates } from '@promenade/domain/studio/entry-state'
import type { Database } from '../database/connect.ts'
import { checkDocuments } from '../documents/check-documents.ts'
import { findHints } from '../documents/judge-documents.ts'
import { listCurrent } from '../documents/published-listings.ts'
import { refuse } from '../documents/refuse.ts'
import type { Writer } from '../documents/writer.ts'
import type { Call } from './call.ts'
import { describeFailure, describeWaiting, type FoundEntry, stateOf } from './describe-entry.ts'
import { findEntries } from './find-entries.ts'
import { getProperty } from './get-property.ts'

/** An entry as its editor shows it. Throws `Problem` for an id that is none. */
export async function readEntry(call: Call, id: number): Promise<EntryJson> {
  const { database, session, now } = call
  const { propertyId } = session
  const [entry] = await findEntries(database, { propertyId, id })
  if (entry === undefined) throw refuse('not-found', 'There is no such entry.')
  const { timeZone } = await getProperty(database, propertyId)
  const { kind, slug, version, document } = entry
  const judged = await call.act((act) => assessDocument(act, { entryId: id, kind, slug, document }))
  return {
    id,
    kind,
    slug,
    version,
    document,
    title: titleOf(document),
    state: stateOf(entry, now, timeZone),
    ...shownDates(entryDates(entry.publishedDocument ?? document, timeZone)),
    ...(await findActs(database, entry)),
    scheduled: entry.waiting.map(describeWaiting),
    ...describeFailure(entry),
    ...(entry.deletedAt === null ? {} : { deletedAt: entry.deletedAt.toISOString() }),
    ...judged,
  }
}

interface Assessment {
  faults: Fault[]
  warnings: Fault[]
}

/** Finds the faults that prevent publishing a document, and its warnings. */
export async function assessDocument(
  act: Writer,
  document: {
    readonly entryId: number
    readonly kind: EntryKind
    readonly slug: string
    readonly document: Document
  },
): Promise<Assessment> {
  const faults = await checkDocuments(act, [document])
  const published = await listCurrent(act.transaction, act.propertyId)
  const hints = await findHints(act, [document], published)
  return { faults: faults.map(withoutEntry), warnings: hints.map(withoutEntry) }
}

function withoutEntry({ entry: _, ...fault }: EntryFault): Fault {
  return fault
}

async function findActs(
  database: Database,
  entry: FoundEntry,
): Promise<Pick<EntryJson, 'draft' | 'published' | 'publishedDocument'>> {
  const { draft, published, publishedDocument } = entry
  const revisions = await database
    .selectFrom('revision')
    .select(['id', 'made_at', 'author'])
    .where('id', 'in', [0, draft ?? 0, published ?? 0])
    .execute()
  const act = (id: number | null) => {
    const revision = revisions.find((row) => row.id === id)
    return revision && { revision: revision.id, at: revision.made_at.toISOString(), by: revision.author }
  }
  const [drafted, shown] = [act(draft), act(published)]
  return {
    ...(drafted === undefined ? {} : { draft: drafted }),
    ...(shown === undefined
      ? {}
      : { published: { ...shown, at: (entry.publishedAt ?? entry.madeAt).toISOString() } }),
    ...(draft === null || publishedDocument === null ? {} : { publishedDocument }),
  }
}
