import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import { type Document, isEqual } from '@promenade/domain/studio/document'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import type { Problem } from '@promenade/process/problem'
import { type StoredEntry, lockEntry, saveEntry } from './stored-entry.ts'
import { writeDraft } from './entry-steps.ts'
import { refuse } from './refuse.ts'
import { type Act, getRevision, type Revision } from './revisions.ts'

interface Save {
  readonly entryId: number
  /** The version that the editor was shown. */
  readonly version: number
  readonly document: Document
  /** The open editor; undefined of a client that says none. */
  readonly editor: string | undefined
}

interface Saved {
  readonly entry: StoredEntry
  readonly revision: number
  /** False where it was saved already. */
  readonly isNew: boolean
}

/**
 * Saves a draft. A repeated save, or one that continues a save of the same editor, is no conflict, because
 * its response may have been lost. Throws `Problem` with both sides if somebody else saved since.
 */
export async function saveDraft(act: Act, save: Save): Promise<Saved> {
  const entry = await lockEntry(act, save.entryId)
  if (entry.deletedAt !== null) throw refuse('conflict', 'It is in the bin.')
  const current = await getRevision(act, entry.id, { entryId: entry.id, number: entry.version })
  if (isEqual(current.document, save.document)) return { entry, revision: current.id, isNew: false }
  if (entry.version !== save.version && !(await isOwn(act, entry, save)))
    throw await stale(act, current, save)
  const written = await writeDraft(act, entry, save.document, { via: 'studio', editor: save.editor })
  await saveEntry(act, written)
  return { entry: written, revision: written.draft ?? current.id, isNew: true }
}

/** True if all revisions since that version are by the same editor. */
async function isOwn(
  { transaction }: Act,
  { id, version: newest }: StoredEntry,
  { version, editor }: Save,
): Promise<boolean> {
  if (editor === undefined || version > newest) return false
  const others = await transaction
    .selectFrom('revision')
    .select('id')
    .where('entry_id', '=', id)
    .where('number', '>', version)
    .where((where) => where.or([where('editor', 'is', null), where('editor', '!=', editor)]))
    .limit(1)
    .execute()
  return others.length === 0
}

/** Without an editor's id, a pause of this length starts a new line in the audit. */
const pauseMs = 10 * 60_000

/** True for the first save of an editing session, which the audit lists in one line. */
export async function beginsEditing(
  { transaction, author, now }: Act,
  { id, version }: StoredEntry,
  editor: string | undefined,
): Promise<boolean> {
  const earlier = await transaction
    .selectFrom('revision')
    .select('id')
    .where('entry_id', '=', id)
    .where('number', '<', version)
    .where('via', '=', 'studio')
    .where('change_set_id', 'is', null)
    .where('author_id', '=', author?.id ?? 0)
    .$if(editor !== undefined, (query) => query.where('editor', '=', editor ?? ''))
    .$if(editor === undefined, (query) => query.where('made_at', '>', new Date(now.getTime() - pauseMs)))
    .limit(1)
    .executeTakeFirst()
  return earlier === undefined
}

async function stale(act: Act, current: Revision, { entryId, version, document }: Save): Promise<Problem> {
  const base = await findBase(act, entryId, version)
  if (version > current.number || base === undefined)
    return refuse('bad-request', 'If-Match names a version that is not there.')
  const { merged, conflicts } = mergeDocuments(base.document, document, current.document)
  return refuse('version-stale', 'Somebody has changed it since.', {
    current: { version: current.number, document: current.document, by: current.author },
    mine: diffDocuments(base.document, document),
    theirs: diffDocuments(base.document, current.document),
    ...(merged === undefined ? {} : { merged }),
    conflicts,
  })
}

/** The revision of a version, or the nearest earlier one if `pruneDrafts` deleted it. */
async function findBase({ transaction }: Act, entryId: number, version: number) {
  return transaction
    .selectFrom('revision')
    .select('document')
    .where('entry_id', '=', entryId)
    .where('number', '<=', version)
    .orderBy('number', 'desc')
    .executeTakeFirst()
}
