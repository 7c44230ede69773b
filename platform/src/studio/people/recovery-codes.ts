import { randomInt } from 'node:crypto'
import type { Database } from '../../database/connect.ts'
import { hashOf } from '../../visitors/secrets.ts'

const count = 8
/** Without letters and digits that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const groupLength = 5

/** Replaces the recovery codes of a person and returns them. They are stored as hashes. */
export async function replaceRecoveryCodes(database: Database, staffId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: count }, createCode)
  await database.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await database
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, hash: hashCode(staffId, code), used_at: null })))
    .execute()
  return codes
}

/** Uses up a recovery code; false for one that is wrong or was used. */
export async function redeemRecoveryCode(
  database: Database,
  { staffId, code, now }: { readonly staffId: number; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('hash', '=', hashCode(staffId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many codes of somebody are unused. */
export async function countRecoveryCodes(database: Database, staffId: number): Promise<number> {
  const { codes } = await database
    .selectFrom('staff_recovery_code')
    .select((select) => select.fn.countAll<number>().as('codes'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return codes
}

/** Two groups of five: 49 bits, of which five wrong ones may be sent with a link. */
function createCode(): string {
  const letters = Array.from({ length: 2 * groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return `${letters.slice(0, groupLength)}-${letters.slice(groupLength)}`
}

function hashCode(staffId: number, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return hashOf(`${staffId} ${letters}`)
}
