import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Database } from '../database/connect.ts'

/** The id by which the public knows a record. */
export async function publicIdOf(database: Database, kind: EntryKind, slug: string): Promise<number> {
  const rows = database
    .selectFrom('entry')
    .select('public_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
  return (await rows.executeTakeFirstOrThrow()).public_id
}
