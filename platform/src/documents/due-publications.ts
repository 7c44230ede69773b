import type { Database } from '../database/connect.ts'

/** The waiting publications of a mall that are due at a moment, in the order in which they run. */
export function duePublications(database: Pick<Database, 'selectFrom'>, propertyId: number, at: Date) {
  return waitingPublications(database, propertyId).where('at', '<=', at)
}

/** All waiting publications of a mall, in the order in which they run. */
export function waitingPublications(database: Pick<Database, 'selectFrom'>, propertyId: number) {
  return database
    .selectFrom('publication')
    .innerJoin('entry', 'entry.id', 'publication.entry_id')
    .where('property_id', '=', propertyId)
    .where('state', '=', 'waiting')
    .where('deleted_at', 'is', null)
    .orderBy('at')
    .orderBy('publication.id')
}
