import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

const dayMs = 24 * 3_600_000

/** Drafts stay whole for this long: an open editor may go on from any of them. */
const wholeForMs = 30 * dayMs

/**
 * Deletes old autosaves that the same author replaced within ten minutes: an hour of typing makes thousands. Revisions
 * that were published, restored, scheduled or part of a change set stay for ever.
 */
export async function pruneDrafts(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - wholeForMs)
  await database.transaction().execute(async (transaction) => {
    await sql`set local promenade.thins_drafts = 'on'`.execute(transaction)
    await sql`delete from revision as old
      where via = 'studio' and change_set_id is null and made_at < ${before}
        and exists (select from revision as next
          where next.entry_id = old.entry_id and next.number = old.number + 1 and next.via = 'studio'
            and next.author_id is not distinct from old.author_id
            and next.made_at < old.made_at + interval '10 minutes')
        and not exists (select from entry where entry.id = old.entry_id
          and old.id in (entry.draft_revision, entry.published_revision, entry.imported_revision))
        and not exists (select from publication where publication.revision_id = old.id)
        and not exists (select from change_set_item as item where item.entry_id = old.entry_id and (
          old.number in ((item.before ->> 'version')::integer, (item.after ->> 'version')::integer)
          or old.id in ((item.before ->> 'published')::integer, (item.after ->> 'published')::integer,
            (item.before ->> 'draft')::integer, (item.after ->> 'draft')::integer)))`.execute(transaction)
  })
}
