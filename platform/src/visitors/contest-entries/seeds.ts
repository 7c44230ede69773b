import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../database/connect.ts'

interface Contest {
  readonly propertyId: number
  readonly entryId: number
  readonly now: Date
}

/**
 * Fixes the seed of a contest's draw, unless it is fixed: before anybody knows who takes part. It is the only one that the
 * contest ever has, so that nobody can choose among draws.
 */
export async function commitSeed(
  transaction: Database,
  { propertyId, entryId, now }: Contest,
): Promise<void> {
  await transaction
    .insertInto('contest_draw')
    .values({
      entry_id: entryId,
      property_id: propertyId,
      seed: randomBytes(32).toString('hex'),
      committed_at: now,
    })
    .onConflict((conflict) => conflict.column('entry_id').doNothing())
    .execute()
}

/** SHA-256 in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
