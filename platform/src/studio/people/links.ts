import type { Transaction } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'
import type { LinkPurpose } from '../../database/studio-schema.ts'
import { newSecret, hashOf } from '../../visitors/secrets.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const lifeMs: Readonly<Record<LinkPurpose, number>> = {
  start: 15 * minuteMs,
  login: 10 * minuteMs,
  'second-factor': 10 * minuteMs,
  invitation: 7 * dayMs,
  recovery: 7 * dayMs,
}

/** A recovery waits this long, so that the others can stop it. */
const recoveryDelayMs = dayMs

/** Wrong codes that a link takes. */
const maxFailures = 5

interface NewLink {
  readonly staffId: number
  readonly purpose: LinkPurpose
  readonly now: Date
  /** The name of the inviter. */
  readonly by?: string
  /** False for a recovery by the operator of the server. */
  readonly isDelayed?: boolean
}

/** A link, or the ticket of a step of the login. */
export interface StaffLink {
  readonly token: string
  readonly validFrom: Date
  readonly expiresAt: Date
}

/** Creates a link that works once. */
export async function createLink(
  database: Database,
  { staffId, purpose, now, by, isDelayed = purpose === 'recovery' }: NewLink,
): Promise<StaffLink> {
  const token = newSecret()
  const validFrom = new Date(now.getTime() + (isDelayed ? recoveryDelayMs : 0))
  const expiresAt = new Date(now.getTime() + lifeMs[purpose])
  await database
    .insertInto('staff_link')
    .values({
      hash: hashOf(token),
      staff_id: staffId,
      purpose,
      created_at: now,
      valid_from: validFrom,
      expires_at: expiresAt,
      created_by: by ?? null,
    })
    .execute()
  return { token, validFrom, expiresAt }
}

/** A link that has not expired, of somebody who may log in; `validFrom` may be in the future. */
export async function findLink(database: Database, token: string, now: Date) {
  return database
    .selectFrom('staff_link')
    .innerJoin('staff', 'staff.id', 'staff_link.staff_id')
    .select(['hash', 'purpose', 'valid_from as validFrom'])
    .select(['staff.id as staffId', 'property_id as propertyId', 'name', 'email', 'role', 'locale', 'handle'])
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .where('failures', '<', maxFailures)
    .executeTakeFirst()
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Uses a link up; false when another request has done so. */
export async function consumeLink(transaction: Transaction<Schema>, { hash }: FoundLink): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_link')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes a wrong code. It counts before the code is checked, or requests at the same time would have more tries. */
export async function countFailure(database: Database, { hash }: FoundLink): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staff_link')
    .set((expression) => ({ failures: expression('failures', '+', 1) }))
    .where('hash', '=', hash)
    .where('failures', '<', maxFailures)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
