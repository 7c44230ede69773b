import { isIsoDate } from '@promenade/domain/calendar/dates'
import { overAt } from '@promenade/domain/calendar/instants'
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

/**
 * Removes the entries of contests that ended before this time. The end is that which visitors see; without one, as after the
 * removal of the contest's record, the time of its last entry.
 */
export async function removeOldEntries(database: Database, before: Date): Promise<void> {
  for (const { propertyId, slug, entryId, end, timeZone, lastEntry } of await listContests(database)) {
    const day = end?.slice(0, 10)
    const endedAt = isIsoDate(day) && timeZone !== null ? overAt(day, timeZone) : lastEntry.getTime()
    if (endedAt >= before.getTime()) continue
    await database
      .deleteFrom('contest_entry')
      .where('property_id', '=', propertyId)
      .where('contest_slug', '=', slug)
      .where('entry_id', 'is not distinct from', entryId)
      .execute()
  }
}

function listContests(database: Database) {
  return database
    .selectFrom('contest_entry')
    .leftJoin('mall', 'mall.id', 'contest_entry.property_id')
    .leftJoin('entry', 'entry.id', 'contest_entry.entry_id')
    .leftJoin('revision', (join) =>
      join.on(
        'revision.id',
        '=',
        sql`coalesce(entry.published_revision,
          (select max(newest.id) from revision as newest where newest.entry_id = entry.id))`,
      ),
    )
    .select(['contest_entry.property_id as propertyId', 'contest_slug as slug'])
    .select(['contest_entry.entry_id as entryId', 'time_zone as timeZone'])
    .select(sql<string | null>`document ->> 'end'`.as('end'))
    .select((select) => select.fn.max('contest_entry.created_at').as('lastEntry'))
    .groupBy(['contest_entry.property_id', 'contest_slug', 'contest_entry.entry_id', 'time_zone'])
    .groupBy(sql`document ->> 'end'`)
    .execute()
}
