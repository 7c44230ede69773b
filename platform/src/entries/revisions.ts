import type { EntryKind } from '@promenade/contract/editing/documents'
import type { Document } from '@promenade/domain/studio/document'
import type { RevisionOrigin } from '../database/studio-schema.ts'
import type { Writer } from '../import/writers/replace-rows.ts'
import { picturesOf } from './entry-pictures.ts'

/** Who acts; absent of an import and of the schedule. */
export interface Author {
  readonly id: number
  readonly name: string
}

/** A writer who is known, within a change set or, of a saved draft, without one. */
export interface Act extends Writer {
  readonly author?: Author | undefined
  readonly changeSetId?: number | undefined
  /** The request that caused it, for the audit; absent of an import and of the schedule. */
  readonly request?: { readonly id: string; readonly addressHash: string } | undefined
}

/** A document to be kept for ever. */
export interface NewRevision {
  readonly entryId: number
  readonly kind: EntryKind
  /** One more than the entry's version. */
  readonly number: number
  readonly document: Document
  readonly via: RevisionOrigin
  readonly base?: number
  readonly editor?: string | undefined
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const rowsAtATime = 1_000

/** Writes revisions; returns their ids in the same order. */
export async function addRevisions(
  { transaction, author, changeSetId, now }: Act,
  revisions: readonly NewRevision[],
): Promise<readonly number[]> {
  const rows = revisions.map(({ entryId, kind, number, document, via, base, editor }) => ({
    entry_id: entryId,
    number,
    document: JSON.stringify(document),
    base: base ?? null,
    author: author?.name ?? null,
    author_id: author?.id ?? null,
    editor: editor ?? null,
    made_at: now,
    via,
    change_set_id: changeSetId ?? null,
    pictures: picturesOf(kind, document),
  }))
  const ids: number[] = []
  for (let start = 0; start < rows.length; start += rowsAtATime) {
    const added = await transaction
      .insertInto('revision')
      .values(rows.slice(start, start + rowsAtATime))
      .returning('id')
      .execute()
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}

/** Writes one revision; returns its id. */
export async function addRevision(act: Act, revision: NewRevision): Promise<number> {
  const [id] = await addRevisions(act, [revision])
  if (id === undefined) throw new Error('A revision was not written.')
  return id
}
