import { sql } from 'kysely'
import type { Writer } from './writer.ts'

/** Serialises the publications of a property, so that the later one wins. */
export async function lockContent({ transaction, propertyId }: Writer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${contentLock}, ${propertyId})`.execute(transaction)
}

const contentLock = 519_602

interface ContentChange {
  readonly changed: boolean
  /** True for a publication by staff: a list that is empty now is meant to be empty. */
  readonly isPublication: boolean
}

/**
 * Raises the version of a property's content if it has changed, which notifies all listeners. Returns the
 * version.
 */
export async function recordContentChange(
  { transaction, propertyId, now }: Writer,
  { changed, isPublication }: ContentChange,
): Promise<number> {
  const current = await transaction
    .selectFrom('content_change')
    .select('version')
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  if (current !== undefined && !changed) return current.version
  const version = (current?.version ?? 0) + (changed ? 1 : 0)
  const row = { version, changed_at: now, ...(isPublication ? { decided_version: version } : {}) }
  await transaction
    .insertInto('content_change')
    .values({ property_id: propertyId, ...row })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet(row))
    .execute()
  return version
}
