import type { Database } from '../database/connect.ts'

/** The waiting publications of a mall that are due at a moment, in the order in which they run. */
export function duePublications(database: Pick<Database, 'selectFrom'>, propertyId: number, at: Date) {
  return database
    .selectFrom('publication')
    .innerJoin('entry', 'entry.id', 'publication.entry_id')
    .where('property_id', '=', propertyId)
    .where('state', '=', 'waiting')
    .where('at', '<=', at)
    .where('deleted_at', 'is', null)
    .orderBy('at')
    .orderBy('publication.id')
}
