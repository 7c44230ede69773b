import type { Subject } from '@promenade/contract/studio-api/change-sets'
import { type RawBuilder, sql } from 'kysely'
import type { ChangeOrigin, EntrySnapshot } from '../database/studio-schema.ts'
import type { Act } from './revisions.ts'

interface NewChangeSet {
  readonly via: ChangeOrigin
  readonly title?: string | null | undefined
  readonly subject?: Subject | null | undefined
  readonly undoes?: number
}

/** Opens a change set and returns the act within it. */
export async function openChangeSet(
  act: Act,
  { via, title, subject, undoes }: NewChangeSet,
): Promise<Act & OpenSet> {
  const { transaction, propertyId, now, author } = act
  const { id } = await transaction
    .insertInto('change_set')
    .values({
      property_id: propertyId,
      title: title ?? null,
      subject: subject == null ? null : JSON.stringify(subject),
      via,
      author: author?.name ?? null,
      author_id: author?.id ?? null,
      made_at: now,
      undoes: undoes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...act, changeSetId: id }
}

interface OpenSet {
  readonly changeSetId: number
}

/** The state of an entry before and after a step. */
export interface LoggedStep {
  readonly entryId: number
  readonly action: string
  readonly before: EntrySnapshot
}

/** Writes the steps of a change set with what the entries are like now, for history and undo. */
export async function logSteps(act: Act & OpenSet, steps: readonly LoggedStep[]): Promise<void> {
  const after = await findSnapshots(act, [...new Set(steps.map(({ entryId }) => entryId))])
  const rows = steps.map(({ entryId, action, before }, index) => ({
    position: index + 1,
    entry_id: entryId,
    action,
    before,
    after: after.get(entryId),
  }))
  await sql`insert into change_set_item (change_set_id, position, entry_id, action, before, after)
    select ${act.changeSetId}, position, entry_id, action, before, after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as step (position integer, entry_id integer, action text, before jsonb, after jsonb)`.execute(
    act.transaction,
  )
}

/** The state of entries, by id. */
export async function findSnapshots(
  { transaction }: Pick<Act, 'transaction'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EntrySnapshot>> {
  const rows = await transaction
    .selectFrom('entry')
    .select(['id', 'version', 'draft_revision', 'published_revision', 'deleted_at', 'slug', 'former_slugs'])
    .select(
      sql<readonly number[]>`array(select id from publication
        where entry_id = entry.id and state = 'waiting' order by id)`.as('waiting'),
    )
    .where('id', 'in', [0, ...ids])
    .execute()
  return new Map(
    rows.map(({ id, version, draft_revision, published_revision, deleted_at, waiting, ...row }) => [
      id,
      {
        version,
        draft: draft_revision,
        published: published_revision,
        deletedAt: deleted_at?.toISOString() ?? null,
        waiting,
        slug: row.slug,
        formerSlugs: row.former_slugs,
      },
    ]),
  )
}

/**
 * The action of an undo on a record that somebody chose to keep: nothing changes, and no later undo asks
 * again.
 */
export const keepAction = 'keep'

/** The state of an entry before its creation. */
export const noEntry: EntrySnapshot = {
  version: 0,
  draft: null,
  published: null,
  deletedAt: null,
  waiting: [],
  slug: '',
  formerSlugs: [],
}

/** A condition: the change set created the mall itself, so its undo would leave nothing. */
export function createsProperty(changeSet: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from change_set_item join entry on entry.id = change_set_item.entry_id
    where change_set_item.change_set_id = ${changeSet} and entry.kind = 'property' and action = 'create')`
}
