import { documentSchema, type EntryFault } from '@promenade/contract/studio-api/fields'
import { findFaults } from '@promenade/domain/studio/faults/find-faults'
import type { JudgedPlan } from '@promenade/domain/studio/faults/finding'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { toEntryFault } from './describe-finding.ts'
import { waitingPublications } from './due-publications.ts'
import type { EntryDocument } from './entry-document.ts'
import { toJudgedRecord } from './judged-record.ts'
import type { PublishedDocument } from './published-documents.ts'
import { findReadMap } from './read-map.ts'
import { zoneOf } from './check-publication.ts'
import type { Writer } from './writer.ts'

/** A document to be judged as if it were published beside all others. */
type Own = EntryDocument & { readonly entryId: number; readonly publicId?: number }

/** Hints about documents: nothing of it prevents their publication. */
export async function findHints(
  { transaction, propertyId, now }: Writer,
  own: readonly Own[],
  published: readonly PublishedDocument[],
): Promise<readonly EntryFault[]> {
  const ids = new Set(own.map(({ entryId }) => entryId))
  const plans = await listPlans(transaction, propertyId)
  const others = published.filter(({ entryId }) => !ids.has(entryId))
  const publicIds = new Map(published.map(({ entryId, publicId }) => [entryId, publicId]))
  const judged = own.map((entry) =>
    toJudgedRecord(
      { publicId: publicIds.get(entry.entryId), ...entry, isPublished: true },
      plans.get(entry.entryId),
    ),
  )
  const isAboutMap = own.some(({ kind }) => kind === 'store')
  const found = findFaults(
    {
      judged,
      records: [
        ...others.map((entry) => toJudgedRecord({ ...entry, isPublished: true }, plans.get(entry.entryId))),
        ...judged,
      ],
      map: isAboutMap ? (await findReadMap(transaction, propertyId))?.units : undefined,
      now: now.getTime(),
      timeZone: zoneOf([...others, ...own]),
    },
    'hint',
  )
  return found.filter(({ entry }) => entry !== undefined).map(toEntryFault)
}

/** The waiting plans of a mall by entry, the earliest first. */
export async function listPlans(
  database: Pick<Database, 'selectFrom'>,
  propertyId: number,
): Promise<ReadonlyMap<number, readonly JudgedPlan[]>> {
  const rows = await waitingPublications(database, propertyId)
    .leftJoin('revision', 'revision.id', 'publication.revision_id')
    .select(['publication.id', 'publication.entry_id as entryId', 'action', 'at'])
    .select(sql<string | null>`revision.document::text`.as('text'))
    .execute()
  const plans = rows.map(({ id, entryId, action, at, text }) => ({
    entryId,
    plan: {
      id,
      action,
      at: at.getTime(),
      ...(text === null ? {} : { document: documentSchema.parse(JSON.parse(text)) }),
    },
  }))
  const groups = Map.groupBy(plans, ({ entryId }) => entryId)
  return new Map([...groups].map(([entryId, group]) => [entryId, group.map(({ plan }) => plan)]))
}
