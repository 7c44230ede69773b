import { type RawBuilder, sql } from 'kysely'
import type { ChangeSetsJson } from '@promenade/contract/studio-api/change-sets'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { createsProperty, keepAction } from '../documents/change-log.ts'
import { canUndoMap } from '../documents/map-changes.ts'
import type { Call } from './call.ts'
import { describeAuthor } from './people/caller.ts'

/** Entries that a line of the list names. */
const maxNamed = 5

/** The last acts of the house, the newest first. */
export async function listChangeSets({ database, session }: Call, limit: number): Promise<ChangeSetsJson> {
  const mayPublish = session.permissions.has('content.publish')
  const sets = await database
    .selectFrom('change_set')
    .select([
      'id',
      'title',
      'subject',
      'via',
      'author',
      'author_id as authorId',
      'made_at as madeAt',
      'undoes',
      'undone_by as undoneBy',
    ])
    .select(({ selectFrom }) =>
      selectFrom('change_set_item')
        .select(({ fn }) => fn.count<number>('entry_id').distinct().as('count'))
        .whereRef('change_set_id', '=', 'change_set.id')
        .where('action', '!=', keepAction)
        .as('count'),
    )
    .select(countOpen(mayPublish).as('open'))
    .select(canUndoMap(sql.ref('change_set.id'), session.propertyId).as('isMapThere'))
    .select(sql<boolean>`${createsProperty(sql.ref('change_set.id'))}`.as('isFirst'))
    .select(countUndos(sql.ref('change_set.id')).as('undos'))
    .where('property_id', '=', session.propertyId)
    .where(doesMore)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const named = Map.groupBy(
    await findNamed(
      database,
      sets.map(({ id }) => id),
    ),
    ({ set }) => set,
  )
  return {
    items: sets.map(
      ({
        id,
        title,
        subject,
        via,
        author,
        authorId,
        madeAt,
        undoes,
        undoneBy,
        count,
        isFirst,
        undos,
        open,
        isMapThere,
      }) => ({
        id,
        title,
        ...(subject === null ? {} : { subject }),
        via,
        at: madeAt.toISOString(),
        by: author,
        ...describeAuthor(authorId),
        canUndo: (open > 0 && !isFirst) || (mayPublish && isMapThere && undoneBy === null),
        left: undoneBy === null ? 0 : open,
        count: count ?? 0,
        entries: lastSteps(named.get(id) ?? []).map(({ entry, kind, document, action, at }) => ({
          entry,
          kind,
          action,
          title: titleOf(document),
          ...(at === null ? {} : { at: at.toISOString() }),
        })),
        ...(undoes === null ? {} : { undoes, isRedo: undos % 2 === 0 }),
        ...(undoneBy === null ? {} : { undoneBy }),
      }),
    ),
  }
}

/** An act that only keeps what another undo left is no news. */
const doesMore = sql<boolean>`not exists (select from change_set_item where change_set_id = change_set.id)
  or exists (select from change_set_item where change_set_id = change_set.id and action != ${keepAction})`

/** Records of a change set of which no undo has disposed; for who may not publish, those where a draft alone changed. */
function countOpen(mayPublish: boolean): RawBuilder<number> {
  const isDraftAlone = sql`item.before -> 'published' = item.after -> 'published'
    and item.before -> 'waiting' = item.after -> 'waiting'
    and item.before -> 'deletedAt' = item.after -> 'deletedAt'`
  return sql<number>`(select count(distinct item.entry_id)::integer from change_set_item as item
    where item.change_set_id = change_set.id and item.action != ${keepAction}
    and (${mayPublish} or ${isDraftAlone})
    and not exists (select from change_set_item as done join change_set as undo on undo.id = done.change_set_id
      where undo.undoes = change_set.id and done.entry_id = item.entry_id))`
}

/** How many undos lead to a change set: 2 is the undo of an undo. */
function countUndos(id: RawBuilder<unknown>) {
  return sql<number>`(with recursive chain as (
      select undoes from change_set as own where own.id = ${id}
      union all
      select former.undoes from change_set as former join chain on former.id = chain.undoes
    ) select count(undoes)::integer from chain)`
}

/** One step for each entry: where a plan is cancelled to publish at once, the publication tells it. */
function lastSteps<Step extends { readonly entry: number }>(steps: readonly Step[]): readonly Step[] {
  return [...new Map(steps.map((step) => [step.entry, step])).values()]
}

async function findNamed(database: Call['database'], sets: readonly number[]) {
  return database
    .selectFrom('change_set_item as item')
    .innerJoin('entry', 'entry.id', 'item.entry_id')
    .innerJoin('revision', (join) =>
      join.onRef('revision.entry_id', '=', 'entry.id').onRef('revision.number', '=', 'entry.version'),
    )
    .select(['item.change_set_id as set', 'entry.id as entry', 'kind', 'document', 'item.action'])
    .select(({ selectFrom }) =>
      selectFrom('publication')
        .select('at')
        .whereRef('publication.change_set_id', '=', 'item.change_set_id')
        .whereRef('publication.entry_id', '=', 'item.entry_id')
        .whereRef('publication.action', '=', 'item.action')
        .limit(1)
        .as('at'),
    )
    .where('item.change_set_id', 'in', [0, ...sets])
    .where('item.position', '<=', maxNamed)
    .where('item.action', '!=', keepAction)
    .orderBy('item.position')
    .execute()
}
