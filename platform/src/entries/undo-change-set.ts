import { sql } from 'kysely'
import { isEqual, type Path } from '@promenade/domain/studio/document'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import type { ChangeSetResult } from '@promenade/contract/studio-api/change-sets'
import { type Title, titleOf } from '@promenade/contract/studio-api/document-title'
import type { EntrySnapshot } from '../database/studio-schema.ts'
import { createsProperty, findSnapshots, logSteps, openChangeSet } from './change-log.ts'
import { chooseSlug } from './choose-slug.ts'
import { lockContent } from './content-version.ts'
import { type EntryRow, lockEntries, saveEntries } from './entry-row.ts'
import { publishRevision, writeDraft } from './entry-steps.ts'
import { listChanged, publishChanged } from './publish-changed.ts'
import { renameRows } from './rename-entry.ts'
import { Refused } from './refused.ts'
import { type Act, getRevision, readAhead, type RevisionKey } from './revisions.ts'

type UndoResult = Pick<ChangeSetResult, 'warnings' | 'contentVersion'> & { readonly id: number }

interface Done {
  readonly entryId: number
  readonly action: string
  readonly before: EntrySnapshot
  readonly after: EntrySnapshot
}

/**
 * Undoes a change set by another one. Fields on which somebody went on since are merged; where both changed the same
 * field it is refused, with these fields. Throws `Refused` and `PublicationFaults`.
 */
export async function undoChangeSet(outer: Act, id: number): Promise<UndoResult> {
  await lockContent(outer)
  const { title, subject } = await claimUndo(outer, id)
  const steps = joinSteps(await listSteps(outer, id))
  const entries = await lockEntries(
    outer,
    steps.map(({ entryId }) => entryId),
  )
  await readAhead(outer, steps.flatMap(revisionsOf))
  const act = await openChangeSet(outer, { via: 'undo', undoes: id, title, subject })
  const now = await findSnapshots(act, [...entries.keys()])
  const conflicts: Conflict[] = []
  const undone: EntryRow[] = []
  for (const step of steps) {
    const entry = entries.get(step.entryId)
    if (entry === undefined) continue
    undone.push(await undoStep(act, entry, step, conflicts))
  }
  if (conflicts.length > 0)
    throw new Refused('conflict', 'Somebody has gone on with it since.', { conflicts })
  await undoPublications(act, steps)
  await saveEntries(act, undone)
  await markUndone(act, id)
  await renameRows(act, entries, undone)
  const changed = listChanged(entries, undone)
  const { warnings, contentVersion } = await publishChanged(act, changed)
  await logSteps(
    act,
    steps.map(({ entryId, action, after }) => ({ entryId, action, before: now.get(entryId) ?? after })),
  )
  return { id: act.changeSetId, warnings: [...warnings], contentVersion }
}

interface Conflict {
  readonly entry: number
  readonly title: Title
  readonly paths: readonly Path[]
}

async function claimUndo({ transaction, propertyId }: Act, id: number) {
  const set = await transaction
    .selectFrom('change_set')
    .select(['title', 'subject', 'undone_by'])
    .select(createsProperty(sql`${id}::integer`).as('isFirst'))
    .where('property_id', '=', propertyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (set === undefined) throw new Refused('not-found', 'There is no such change set.')
  if (set.isFirst) throw new Refused('conflict', 'The mall itself came with it.', { conflicts: [] })
  if (set.undone_by !== null) throw new Refused('conflict', 'It is undone already.', { conflicts: [] })
  return set
}

async function listSteps({ transaction }: Act, id: number): Promise<readonly Done[]> {
  return transaction
    .selectFrom('change_set_item')
    .select(['entry_id as entryId', 'action', 'before', 'after'])
    .where('change_set_id', '=', id)
    .orderBy('position')
    .execute()
}

/** Several steps on one entry are one: each has the state before the whole set and after it. */
function joinSteps(steps: readonly Done[]): readonly Done[] {
  return [...new Map(steps.map((step) => [step.entryId, step])).values()]
}

/** The revisions that the undo of a step reads. */
function revisionsOf({ entryId, before, after }: Done): readonly RevisionKey[] {
  const ids = [before.published, after.published].filter((id) => id !== null)
  return [
    ...ids.map((id) => ({ id })),
    { entryId, number: before.version },
    { entryId, number: after.version },
  ]
}

async function undoStep(act: Act, entry: EntryRow, step: Done, conflicts: Conflict[]): Promise<EntryRow> {
  const report = async (paths: readonly Path[]) => {
    const { document } = await getRevision(act, entry.id, { entryId: entry.id, number: entry.version })
    conflicts.push({ entry: entry.id, title: titleOf(document), paths })
    return entry
  }
  const { before, after } = step
  if (before.version === 0) return entry.version === after.version ? removeCreated(act, entry) : report([[]])
  const deletedAt = entry.deletedAt?.toISOString() ?? null
  if (deletedAt !== after.deletedAt && deletedAt !== before.deletedAt) return report([[]])
  const address = await undoRename(act, entry, step)
  if (!('slug' in address)) return report(address.conflicts)
  const restored = {
    ...entry,
    ...address,
    deletedAt: before.deletedAt === null ? null : new Date(before.deletedAt),
  }
  const drafted = await undoDraft(act, restored, step)
  if (!('version' in drafted)) return report(drafted.conflicts)
  const published = await undoPublished(act, drafted, step)
  return 'version' in published ? published : report(published.conflicts)
}

/** The address as it was, unless somebody gave it another one since. */
async function undoRename(
  act: Act,
  { id, kind, slug, formerSlugs, wasPublished }: EntryRow,
  { before, after }: Done,
): Promise<Pick<EntryRow, 'slug' | 'formerSlugs'> | { readonly conflicts: readonly Path[] }> {
  if (before.slug === after.slug || !wasPublished) return { slug, formerSlugs }
  if (slug !== after.slug) return { conflicts: [[]] }
  await chooseSlug(act, { id, kind, slug: before.slug, document: {}, takesFormer: true })
  return { slug: before.slug, formerSlugs: before.formerSlugs }
}

type Undone = EntryRow | { readonly conflicts: readonly Path[] }

function removeCreated({ now }: Act, entry: EntryRow): EntryRow {
  return { ...entry, published: null, deletedAt: now }
}

/** The document as it was, with what others wrote since. */
async function undoDraft(act: Act, entry: EntryRow, { before, after }: Done): Promise<Undone> {
  const isSame = before.version === after.version
  if (isSame) return entry.version === after.version ? { ...entry, draft: before.draft } : entry
  const [old, done, current] = await Promise.all(
    [before.version, after.version, entry.version].map((number) =>
      getRevision(act, entry.id, { entryId: entry.id, number }),
    ),
  )
  if (old === undefined || done === undefined || current === undefined) return { conflicts: [[]] }
  const { merged, conflicts } = mergeDocuments(done.document, old.document, current.document)
  if (merged === undefined) return { conflicts }
  const written = await writeDraft(act, entry, merged, { via: 'undo' })
  const isUntouched = current.number === after.version
  return isUntouched && before.draft === null ? { ...written, draft: null } : written
}

/** Restores the published document, merged with the later publications of others. */
async function undoPublished(act: Act, entry: EntryRow, { before, after }: Done): Promise<Undone> {
  if (before.published === after.published || entry.published === before.published) return entry
  if (entry.published === after.published) return pointBack(act, entry, before)
  if (before.published === null || after.published === null || entry.published === null)
    return { conflicts: [[]] }
  const [old, done, current] = await Promise.all(
    [before.published, after.published, entry.published].map((id) => getRevision(act, entry.id, { id })),
  )
  if (old === undefined || done === undefined || current === undefined) return { conflicts: [[]] }
  const { merged, conflicts } = mergeDocuments(done.document, old.document, current.document)
  if (merged === undefined) return { conflicts }
  const written = await writeDraft(act, { ...entry, draft: null }, merged, { via: 'undo' })
  return publishRevision(act, written, written.draft ?? 0)
}

/** The published revision of before. What staff see besides is a draft again. */
async function pointBack(act: Act, entry: EntryRow, before: EntrySnapshot): Promise<EntryRow> {
  const back = { ...entry, publishedAt: act.now, published: before.published }
  if (before.published === null || entry.draft !== null) return back
  const published = await getRevision(act, entry.id, { id: before.published })
  const seen = await getRevision(act, entry.id, { entryId: entry.id, number: entry.version })
  return isEqual(seen.document, published.document) ? back : { ...back, draft: seen.id }
}

async function undoPublications({ transaction, now }: Act, steps: readonly Done[]): Promise<void> {
  const planned = steps.flatMap(({ before, after }) =>
    after.waiting.filter((id) => !before.waiting.includes(id)),
  )
  const cancelled = steps.flatMap(({ before, after }) =>
    before.waiting.filter((id) => !after.waiting.includes(id)),
  )
  await transaction
    .updateTable('publication')
    .set({ state: 'cancelled' })
    .where('id', 'in', [0, ...planned])
    .where('state', '=', 'waiting')
    .execute()
  // A publication whose time has passed would run immediately.
  await transaction
    .updateTable('publication')
    .set({ state: 'waiting' })
    .where('id', 'in', [0, ...cancelled])
    .where('state', '=', 'cancelled')
    .where('at', '>', now)
    .execute()
}

async function markUndone({ transaction, changeSetId }: Act, id: number): Promise<void> {
  await transaction
    .updateTable('change_set')
    .set({ undone_by: changeSetId ?? null })
    .where('id', '=', id)
    .execute()
}
