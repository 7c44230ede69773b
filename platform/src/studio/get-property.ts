import type { Database } from '../database/connect.ts'

/** The part of a property that the studio shows. */
export async function getProperty(database: Database, propertyId: number) {
  return database
    .selectFrom('mall')
    .select(['name', 'time_zone as timeZone', 'url', 'email'])
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
}
