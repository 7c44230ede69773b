import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { type Document, isEqual, type Path } from '@promenade/domain/studio/document'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import { Problem } from '@promenade/process/problem'
import type { EntrySnapshot } from '../database/studio-schema.ts'
import { chooseSlug } from './choose-slug.ts'
import type { StoredEntry } from './stored-entry.ts'
import type { FoundPlan } from './publications.ts'
import { type Act, getRevision, type RevisionKey } from './revisions.ts'

/** The step of a change set on one record. */
export interface ChangeSetStep {
  readonly entryId: number
  readonly action: string
  readonly before: EntrySnapshot
  readonly after: EntrySnapshot
}

/** Three versions of a document: before the act, after it, and now. */
interface Versions {
  readonly before: Document
  readonly after: Document
  readonly now: Document
}

/** Fields that both the act and a later one changed, with the document as an undo would leave it. */
export interface Conflict extends Versions {
  readonly paths: readonly Path[]
  readonly back: Document
}

/** What an undo will do to a record. Nothing is written yet, so a record that is left has no trace of the attempt. */
export interface UndoPlan {
  readonly entry: StoredEntry
  /** The document that staff get, to be written; `isDraft`: visitors get another one. */
  readonly draft: { readonly document: Document; readonly isDraft: boolean } | undefined
  /** What visitors get: a document to be written, or a revision that is there. */
  readonly published: { readonly document: Document } | { readonly revision: number | null } | undefined
  readonly cancelled: readonly number[]
  readonly resumed: readonly number[]
  /** Conflicts with later changes, which the plan would overwrite. */
  readonly conflicts: readonly Conflict[]
  /** True if somebody has deleted, withdrawn, published, renamed or scheduled it since. */
  readonly isMovedOn: boolean
  /** True if another record has taken its former address. */
  readonly isAddressTaken: boolean
}

interface Known {
  readonly now: EntrySnapshot
  readonly plans: ReadonlyMap<number, FoundPlan>
}

/** Plans the undo of a step: what others changed besides is merged; what they changed again is in `conflicts`. */
export async function planUndo(
  act: Act,
  entry: StoredEntry,
  step: ChangeSetStep,
  known: Known,
): Promise<UndoPlan> {
  if (step.before.version === 0) return planRemoval(act, entry, step, known)
  const address = await planAddress(act, entry, step)
  const draft = await planDraft(act, entry, step)
  const published = await planPublished(act, entry, step, known)
  const plans = planPlans(act, step, known)
  const { before, after } = step
  const deletedAt = entry.deletedAt?.toISOString() ?? null
  const isBinMoved = deletedAt !== after.deletedAt && deletedAt !== before.deletedAt
  return {
    entry: {
      ...entry,
      ...address.row,
      ...draft.row,
      deletedAt: before.deletedAt === null ? null : new Date(before.deletedAt),
    },
    draft: draft.write,
    published: isBinMoved ? { revision: before.published } : published.write,
    cancelled: plans.cancelled,
    resumed: plans.resumed,
    conflicts: [draft.conflict, published.conflict].filter((conflict) => conflict !== undefined),
    isMovedOn: isBinMoved || address.isMovedOn || published.isMovedOn || plans.isMovedOn,
    isAddressTaken: address.isTaken,
  }
}

/** The revisions that the plan of an undo reads. */
export function revisionsOf({ entryId, before, after }: ChangeSetStep): readonly RevisionKey[] {
  const ids = [before.published, after.published].filter((id) => id !== null)
  return [
    ...ids.map((id) => ({ id })),
    ...[before.version, after.version].map((number) => ({ entryId, number })),
  ]
}

/** A record that the act created goes to the bin, with what was planned for it. */
async function planRemoval(
  act: Act,
  entry: StoredEntry,
  { after }: ChangeSetStep,
  { now }: Known,
): Promise<UndoPlan> {
  const isInBin = entry.deletedAt !== null
  const isSame =
    now.version === after.version && now.published === after.published && isEqual(now.waiting, after.waiting)
  const conflict = entry.version === after.version ? undefined : await readConflict(act, entry, after)
  return {
    entry: isInBin ? entry : { ...entry, deletedAt: act.now },
    draft: undefined,
    published: isInBin || entry.published === null ? undefined : { revision: null },
    cancelled: now.waiting,
    resumed: [],
    conflicts: isInBin || conflict === undefined ? [] : [conflict],
    isMovedOn: !isInBin && !isSame,
    isAddressTaken: false,
  }
}

/** The later changes of a record that the undo would delete. */
async function readConflict(
  act: Act,
  { id, version }: StoredEntry,
  { version: made }: EntrySnapshot,
): Promise<Conflict> {
  const after = (await getRevision(act, id, { entryId: id, number: made })).document
  const now = (await getRevision(act, id, { entryId: id, number: version })).document
  return { before: {}, after, now, back: {}, paths: diffDocuments(after, now).map(({ path }) => path) }
}

/** The address as it was, unless somebody gave it another one since. */
async function planAddress(act: Act, entry: StoredEntry, { before, after }: ChangeSetStep) {
  const { id, kind, slug, wasPublished } = entry
  const isSame = before.slug === after.slug || !wasPublished || slug === before.slug
  if (isSame) return { row: {}, isMovedOn: false, isTaken: false }
  const row = { slug: before.slug, formerSlugs: before.formerSlugs }
  const isTaken = await isAddressTaken(act, { id, kind, slug: before.slug })
  return { row: isTaken ? {} : row, isMovedOn: slug !== after.slug, isTaken }
}

async function isAddressTaken(act: Act, named: Pick<StoredEntry, 'id' | 'kind' | 'slug'>): Promise<boolean> {
  try {
    await chooseSlug(act, { ...named, document: {}, takesFormer: true })
    return false
  } catch (error) {
    if (error instanceof Problem) return true
    throw error
  }
}

/** The document as it was, with what others wrote since. */
async function planDraft(act: Act, entry: StoredEntry, { before, after }: ChangeSetStep) {
  const isUntouched = entry.version === after.version
  if (before.version === after.version)
    return { row: isUntouched ? { draft: before.draft } : {}, write: undefined, conflict: undefined }
  const keyOf = (number: number) => ({ entryId: entry.id, number })
  const versions = await readVersions(act, entry, {
    before: keyOf(before.version),
    after: keyOf(after.version),
    now: keyOf(entry.version),
  })
  const { document, conflict } = takeBack(versions)
  return { row: {}, write: { document, isDraft: !isUntouched || before.draft !== null }, conflict }
}

/** The published document as it was, merged with the later publications of others. */
async function planPublished(
  act: Act,
  entry: StoredEntry,
  { before, after }: ChangeSetStep,
  { plans }: Known,
) {
  const back = { revision: before.published }
  // Publishing was only planned by the act, and has happened since.
  const hasRun = after.waiting.some((id) => !before.waiting.includes(id) && plans.get(id)?.state === 'done')
  if (hasRun && entry.published !== before.published)
    return { write: back, conflict: undefined, isMovedOn: true }
  if (before.published === after.published || entry.published === before.published)
    return { write: undefined, conflict: undefined, isMovedOn: false }
  if (entry.published === after.published) return { write: back, conflict: undefined, isMovedOn: false }
  if (before.published === null || after.published === null || entry.published === null)
    return { write: back, conflict: undefined, isMovedOn: true }
  const versions = await readVersions(act, entry, {
    before: { id: before.published },
    after: { id: after.published },
    now: { id: entry.published },
  })
  const { document, conflict } = takeBack(versions)
  return { write: { document }, conflict, isMovedOn: false }
}

/** Three documents of an entry: before the act, after it, and now. */
async function readVersions(
  act: Act,
  { id }: StoredEntry,
  keys: Readonly<Record<keyof Versions, RevisionKey>>,
) {
  const read = async (key: RevisionKey) => (await getRevision(act, id, key)).document
  return { before: await read(keys.before), after: await read(keys.after), now: await read(keys.now) }
}

function takeBack({ before, after, now }: Versions) {
  const { merged, conflicts } = mergeDocuments(after, before, now)
  if (merged !== undefined) return { document: merged, conflict: undefined }
  const back = mergeDocuments(after, before, now, () => 'mine').merged ?? before
  return { document: back, conflict: { before, after, now, back, paths: conflicts } }
}

/** Cancels the plans that the act added; resumes those that it cancelled, unless their time is over. */
function planPlans({ now: time }: Act, { before, after }: ChangeSetStep, { now, plans }: Known) {
  const planned = after.waiting.filter((id) => !before.waiting.includes(id))
  const since = now.waiting.filter((id) => !after.waiting.includes(id) && !before.waiting.includes(id))
  const resumed = before.waiting.filter((id) => {
    const plan = plans.get(id)
    return !after.waiting.includes(id) && plan?.state === 'cancelled' && plan.at > time
  })
  const isMovedOn = resumed.length > 0 && since.length > 0
  return { cancelled: isMovedOn ? [...planned, ...since] : planned, resumed, isMovedOn }
}
