import { isEqual } from '@promenade/domain/studio/document'
import type { StoredEntry } from './stored-entry.ts'
import { publishRevision, writeDraft } from './entry-steps.ts'
import type { UndoPlan } from './plan-undo.ts'
import { cancelPlans, resumePlans } from './publications.ts'
import { type Act, getRevision } from './revisions.ts'

/** Writes the undo of one record, as new revisions. */
export async function carryOutUndo(act: Act, plan: UndoPlan): Promise<StoredEntry> {
  await cancelPlans(act, plan.cancelled)
  await resumePlans(act, plan.resumed)
  const drafted = await writeDocument(act, plan)
  const { published } = plan
  if (published === undefined) return drafted
  if ('revision' in published) return pointBack(act, drafted, published.revision)
  const written = await writeDraft(act, { ...drafted, draft: null }, published.document, { via: 'undo' })
  const shown = await publishRevision(act, written, written.draft ?? 0)
  // Other changes of staff stay a draft.
  const draft = drafted.draft === null ? undefined : await getRevision(act, drafted.id, { id: drafted.draft })
  const isOver = draft === undefined || isEqual(draft.document, published.document)
  return isOver ? shown : writeDraft(act, shown, draft.document, { via: 'undo' })
}

async function writeDocument(act: Act, { entry, draft }: UndoPlan): Promise<StoredEntry> {
  if (draft === undefined) return entry
  const written = await writeDraft(act, entry, draft.document, { via: 'undo' })
  return draft.isDraft ? written : { ...written, draft: null }
}

/** Publishes the former revision again. Later changes of staff become a draft. */
async function pointBack(act: Act, entry: StoredEntry, revision: number | null): Promise<StoredEntry> {
  const back = { ...entry, publishedAt: act.now, published: revision }
  if (revision === null || entry.draft !== null) return back
  const published = await getRevision(act, entry.id, { id: revision })
  const seen = await getRevision(act, entry.id, { entryId: entry.id, number: entry.version })
  return isEqual(seen.document, published.document) ? back : { ...back, draft: seen.id }
}
