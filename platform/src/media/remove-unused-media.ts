import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { prefixLength } from '../documents/stored-picture.ts'

/**
 * Removes the pictures that no revision of any property names: a revision can be restored. Those
 * just uploaded wait for the document that will name them, and those that a store has sent for the centre.
 */
export async function removeUnusedMedia(database: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000)
  await sql`delete from media where (uploaded_at is null or uploaded_at < ${dayAgo})
    and not exists (select from revision
      where pictures @> array[left(sha256, ${prefixLength}) || '/' || media.name])
    and not exists (select from store_proposal where state = 'waiting' and part = 'picture'
      and content -> 'picture' ->> 'path' = left(sha256, ${prefixLength}) || '/' || media.name)`.execute(
    database,
  )
}
