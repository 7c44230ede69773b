import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { FoundEntry, Waiting } from './describe-entry.ts'

interface EntryFilter {
  readonly propertyId: number
  readonly kind?: string | undefined
  readonly id?: number | undefined
}

/** The entries of a property, with the documents that staff and visitors see. */
export async function findEntries(
  database: Database,
  { propertyId, kind, id }: EntryFilter,
): Promise<readonly FoundEntry[]> {
  return database
    .selectFrom('entry')
    .innerJoin('revision as newest', (join) =>
      join.onRef('newest.entry_id', '=', 'entry.id').onRef('newest.number', '=', 'entry.version'),
    )
    .leftJoin('revision as shown', 'shown.id', 'entry.published_revision')
    .select(['entry.id', 'kind', 'slug', 'version', 'former_slugs as formerSlugs', 'public_id as publicId'])
    .select([
      'draft_revision as draft',
      'published_revision as published',
      'published_at as publishedAt',
      'was_published as wasPublished',
    ])
    .select(['deleted_at as deletedAt', 'newest.document', 'newest.author', 'newest.made_at as madeAt'])
    .select('shown.document as publishedDocument')
    .select(
      sql<readonly Waiting[]>`coalesce((select jsonb_agg(
        jsonb_build_object('id', publication.id, 'action', action, 'at', at, 'revision', revision_id, 'by', author) order by at, publication.id)
        from publication join change_set on change_set.id = change_set_id where publication.entry_id = entry.id and state = 'waiting'), '[]')`.as(
        'waiting',
      ),
    )
    .select(
      sql<FoundEntry['failure']>`(select jsonb_build_object('action', action, 'at', at, 'message', failure)
        from publication where publication.entry_id = entry.id and state = 'failed'
        order by done_at desc limit 1)`.as('failure'),
    )
    .where('property_id', '=', propertyId)
    .$if(kind !== undefined, (query) => query.where(sql<boolean>`kind = ${kind}`))
    .$if(id !== undefined, (query) => query.where('entry.id', '=', id ?? 0))
    .orderBy('entry.id')
    .execute()
}
