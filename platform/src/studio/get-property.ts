import type { Database } from '../database/connect.ts'

/** What the studio shows of a property. */
export async function getProperty(database: Database, propertyId: number) {
  return database
    .selectFrom('property')
    .select(['name', 'time_zone as timeZone', 'url'])
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
}
