import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Document } from '@promenade/domain/studio/document'
import { sql } from 'kysely'
import type { RevisionOrigin } from '../database/studio-schema.ts'
import type { Writer } from './writer.ts'
import { picturesOf } from './entry-pictures.ts'
import { refuse } from './refuse.ts'

/** The author of an act; an import and the schedule have none. */
interface Author {
  readonly id: number
  readonly name: string
}

/** A transaction with its author; `changeSetId` is absent when a draft is saved. */
export interface Act extends Writer {
  readonly author?: Author | undefined
  readonly changeSetId?: number | undefined
  /** The request that caused it, for the audit; absent of an import and of the schedule. */
  readonly request?: { readonly id: string; readonly addressHash: string } | undefined
  /** The revisions that the act has seen, by `keyOf`: an act on 150 entries reads them at once. */
  readonly seen?: Map<string, Revision>
}

/** A revision of an entry. */
export interface Revision {
  readonly id: number
  readonly entryId: number
  readonly number: number
  readonly document: Document
  readonly author: string | null
  readonly madeAt: Date
}

/** A revision by its id, or by its number within the entry. */
export type RevisionKey = { readonly id: number } | { readonly entryId: number; readonly number: number }

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

/** Writes revisions; returns their ids. */
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

/** A revision of an entry. Throws `Problem` for one that the entry does not have. */
export async function getRevision(act: Act, entryId: number, key: RevisionKey): Promise<Revision> {
  const known = act.seen?.get(keyOf(key))
  const revision = known ?? (await findRevisions(act, [key]))[0]
  if (revision?.entryId !== entryId) throw refuse('not-found', 'The entry has no such revision.')
  return revision
}

/** Loads revisions that the act will need, in one query. */
export async function preloadRevisions(act: Act, keys: readonly RevisionKey[]): Promise<void> {
  if (act.seen === undefined) return
  const { seen } = act
  const unknown = keys.filter((key) => !seen.has(keyOf(key)))
  for (const revision of await findRevisions(act, unknown)) rememberRevision(act, revision)
}

/** Remembers a revision for the rest of the act. */
export function rememberRevision({ seen }: Act, revision: Revision): void {
  seen?.set(keyOf({ id: revision.id }), revision)
  seen?.set(keyOf({ entryId: revision.entryId, number: revision.number }), revision)
}

/** The revisions that are there of those asked for. */
export async function findRevisions(
  { transaction }: Pick<Act, 'transaction'>,
  keys: readonly RevisionKey[],
): Promise<readonly Revision[]> {
  const ids = keys.flatMap((key) => ('id' in key ? [key.id] : []))
  const numbers = keys.flatMap((key) => ('id' in key ? [] : [key]))
  const rows = sql<boolean>`exists (
    select from unnest(${numbers.map(({ entryId }) => entryId)}::integer[],
      ${numbers.map(({ number }) => number)}::integer[]) as wanted (entry_id, number)
    where wanted.entry_id = revision.entry_id and wanted.number = revision.number)`
  return transaction
    .selectFrom('revision')
    .select(['id', 'entry_id as entryId', 'number', 'document', 'author', 'made_at as madeAt'])
    .where('entry_id', 'in', [0, ...numbers.map(({ entryId }) => entryId)])
    .where(rows)
    .unionAll((query) =>
      query
        .selectFrom('revision')
        .select(['id', 'entry_id as entryId', 'number', 'document', 'author', 'made_at as madeAt'])
        .where('id', 'in', [0, ...ids]),
    )
    .execute()
}

function keyOf(key: RevisionKey): string {
  return 'id' in key ? `${key.id}` : `${key.entryId} ${key.number}`
}
