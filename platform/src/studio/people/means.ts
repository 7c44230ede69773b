import type { Transaction } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'
import { refuse } from '../../documents/refuse.ts'
import { listPasskeys } from './passkeys.ts'
import { findTotpStep, fromBase32 } from './totp.ts'

/** How many means of login somebody has: passkeys, and the authenticator app. */
export async function countMeans(database: Database, staffId: number): Promise<number> {
  const passkeys = await listPasskeys(database, staffId)
  return passkeys.length + ((await hasApp(database, staffId)) ? 1 : 0)
}

/** True for somebody with an authenticator app. */
export async function hasApp(database: Database, staffId: number): Promise<boolean> {
  const row = await database
    .selectFrom('staff_totp')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row !== undefined
}

interface AppCode {
  readonly secret: string
  readonly code: string
  readonly now: Date
}

/** Sets the authenticator app of somebody, once it gives the right code. Throws `Problem`. */
export async function setApp(
  database: Database,
  staffId: number,
  { secret: text, code, now }: AppCode,
): Promise<void> {
  const secret = fromBase32(text)
  const step = findTotpStep(secret, code, now)
  if (step === undefined) throw refuse('bad-request', 'The code is wrong.')
  await database
    .insertInto('staff_totp')
    .values({ staff_id: staffId, secret, last_step: step })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ secret, last_step: step }))
    .execute()
}

/** True for the right code of an app. A code counts once. */
export async function checkAppCode(
  database: Database,
  { staffId, code, now }: { readonly staffId: number; readonly code: string; readonly now: Date },
): Promise<boolean> {
  const app = await database
    .selectFrom('staff_totp')
    .select('secret')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  const step = app && findTotpStep(app.secret, code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await database
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a passkey, or the app, unless it is the last means of login. Throws `Problem`. */
export async function removeMeans(
  transaction: Transaction<Schema>,
  staffId: number,
  passkey?: string,
): Promise<void> {
  // Two removals at a time would each leave the other's.
  await transaction.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute()
  const { numDeletedRows } = await (
    passkey === undefined
      ? transaction.deleteFrom('staff_totp')
      : transaction.deleteFrom('staff_passkey').where('id', '=', passkey)
  )
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw refuse('not-found', 'There is no such means of login.')
  if ((await countMeans(transaction, staffId)) === 0)
    throw refuse('conflict', 'This is the only means of login: add another one first.')
}

/** Removes all means, codes, sessions and links of somebody. */
export async function removeAllMeans(transaction: Transaction<Schema>, staffId: number): Promise<void> {
  const tables = [
    'staff_passkey',
    'staff_totp',
    'staff_recovery_code',
    'staff_session',
    'staff_link',
  ] as const
  for (const table of tables) await transaction.deleteFrom(table).where('staff_id', '=', staffId).execute()
}
