import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { ProposalsJson } from '@promenade/contract/studio-api/store-rounds'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import type { Document } from '@promenade/domain/studio/document'
import { withAnswers } from '@promenade/domain/studio/store-answers'
import { checkDocuments } from '../../documents/check-documents.ts'
import type { EntryDocument } from '../../documents/entry-document.ts'
import type { Call } from '../call.ts'
import { answersOf } from './send-answers.ts'
import { type MallRecords, readMallRecords } from './store-record.ts'

/** Proposals that the screen shows at once; the next ones follow when these are decided. */
const maxShown = 100

/** What waits for the centre, with how what visitors get would differ. */
export async function listProposals(call: Call): Promise<ProposalsJson> {
  const { database, session, now } = call
  const records = await readMallRecords(database, session.propertyId, now)
  const rows = await findWaiting(call)
  const items: ProposalsJson['items'] = []
  for (const row of rows) {
    const { id, part, at, by, showAt, store, title, offer } = row
    const record = recordOf(row, records)
    const faults =
      record === undefined
        ? []
        : await call.act((act) => checkDocuments(act, [{ ...record.entry, entryId: record.entry.entryId }]))
    items.push({
      id,
      part,
      at: at.toISOString(),
      by,
      showAt: showAt?.toISOString() ?? null,
      store: { id: store, title: titleOf(title) },
      record:
        record === undefined
          ? null
          : { id: record.entry.entryId, kind: record.entry.kind, version: offer?.version ?? row.version },
      message: messageOf(row),
      changes: (record?.changes ?? []).map((change) => ({ ...change, path: [...change.path] })),
      faults: [...faults],
    })
  }
  return { items }
}

async function findWaiting({ database, session }: Call) {
  const rows = await database
    .selectFrom('store_proposal')
    .innerJoin('entry', 'entry.id', 'store_proposal.entry_id')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .leftJoin('entry as offer', 'offer.id', 'offer_id')
    .leftJoin('revision as newest', (join) =>
      join.onRef('newest.entry_id', '=', 'offer.id').onRef('newest.number', '=', 'offer.version'),
    )
    .select(['store_proposal.id', 'part', 'content', 'store_proposal.made_at as at'])
    .select(['store_proposal.author as by', 'show_at as showAt', 'entry.id as store', 'entry.version'])
    .select([
      'revision.document as title',
      'offer.id as offerId',
      'offer.slug',
      'offer.version as offerVersion',
    ])
    .select('newest.document as offerDocument')
    .where('store_proposal.property_id', '=', session.propertyId)
    .where('state', '=', 'waiting')
    .orderBy('store_proposal.id')
    .limit(maxShown)
    .execute()
  return rows.map(({ offerId, slug, offerVersion, offerDocument, ...row }) => ({
    ...row,
    offer:
      offerId === null || slug === null || offerVersion === null || offerDocument === null
        ? undefined
        : { id: offerId, slug, version: offerVersion, document: offerDocument },
  }))
}

type FoundProposal = Awaited<ReturnType<typeof findWaiting>>[number]

interface ProposedRecord {
  readonly entry: EntryDocument & { readonly entryId: number }
  readonly changes: ReturnType<typeof diffDocuments>
}

/** The record as visitors would get it; undefined of a message, and of a store that is not on the site any more. */
function recordOf(
  { part, content, store, offer }: FoundProposal,
  records: MallRecords,
): ProposedRecord | undefined {
  if (part === 'message') return undefined
  if (offer !== undefined) return propose({ kind: 'promotion', entryId: offer.id, ...offer }, {})
  const shown = records.stores.find(({ entryId }) => entryId === store)
  if (shown === undefined) return undefined
  const { entryId, kind, slug, document } = shown
  return propose(
    { entryId, kind, slug, document: withAnswers(document, answersOf(content, records)) },
    document,
  )
}

function propose(entry: ProposedRecord['entry'], before: Document): ProposedRecord {
  return { entry, changes: diffDocuments(before, entry.document) }
}

function messageOf({ part, content }: FoundProposal): string | null {
  const { message }: { readonly message?: unknown } = Object(content)
  return part === 'message' && typeof message === 'string' ? message : null
}
