import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { isEmail, isMailOf } from '../by-email.ts'

/** The person to erase, in one mall. */
export interface Erasure {
  readonly transaction: Transaction<Schema>
  readonly property: { readonly id: number }
  readonly email: string
  readonly now: Date
}

type AddressColumn = 'email' | 'recipient'
type TableWithAddress = {
  readonly [Table in keyof Schema]: AddressColumn & keyof Schema[Table] extends never ? never : Table
}[keyof Schema]

/** The tables with e-mail addresses of visitors and stores: that of the mall is public, and those of staff are their accounts. */
type PersonalTable = Exclude<TableWithAddress, 'mall' | 'staff'>

/**
 * Erases everything of an e-mail address but the proof of a consent, and returns the number of changed rows: a second time none.
 * A call under way at this moment may hold rows back that are seen only once it is over, so a pass that found something is
 * followed by another: such a call is erased as a whole, or comes after and stays as a whole.
 */
export async function erasePerson(erasure: Erasure): Promise<number> {
  let erased = 0
  let found: number
  do {
    found = 0
    for (const erase of Object.values(erasures)) found += await erase(erasure)
    erased += found
  } while (found > 0)
  return erased
}

/** By table, in the order in which the calls of visitors lock rows. A table with an address must be here. */
const erasures: Readonly<Record<PersonalTable, (erasure: Erasure) => Promise<number>>> = {
  // With its sessions and favorites.
  account: (erasure) => removeRows(erasure, 'account'),
  login_link: (erasure) => removeRows(erasure, 'login_link'),
  contest_entry: (erasure) => removeRows(erasure, 'contest_entry'),
  newsletter_subscription: endSubscription,
  contact_message: (erasure) => removeRows(erasure, 'contact_message'),
  visitor_report: (erasure) => removeRows(erasure, 'visitor_report'),
  // The answers are the store's.
  store_link: (erasure) => forgetAddress(erasure, 'store_link'),
  store_proposal: (erasure) => forgetAddress(erasure, 'store_proposal'),
  mail: removeMail,
}

type RemovedTable = 'account' | 'login_link' | 'contest_entry' | MessageTable
type MessageTable = 'contact_message' | 'visitor_report'

/** Removes the rows of a table with the address; returns their number. */
export async function removeRows(
  { transaction, property, email }: Omit<Erasure, 'now'>,
  table: RemovedTable,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom(table)
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Empties the address of the rows of a table; returns their number. */
export async function forgetAddress(
  { transaction, property, email }: Omit<Erasure, 'now'>,
  table: 'visitor_report' | 'store_link' | 'store_proposal',
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable(table)
    .set({ email: null })
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Removes a sign-up that was never confirmed. Of another one the proof of consent stays: the address, the wording and the times. */
export async function endSubscription(erasure: Erasure): Promise<number> {
  const { transaction, property, email, now } = erasure
  const { numDeletedRows } = await transaction
    .deleteFrom('newsletter_subscription')
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscription')
    .set({ status: 'unsubscribed', fields: '{}', unsubscribed_by: null })
    .set({ confirm_hash: null, confirm_expires_at: null })
    .set({ unsubscribed_at: sql<Date>`coalesce(unsubscribed_at, ${now})` })
    .where('property_id', '=', property.id)
    .where(isEmail('email', email))
    .where(isMoreThanProof)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows + numUpdatedRows)
}

function isMoreThanProof({ or, eb }: ExpressionBuilder<Schema, 'newsletter_subscription'>) {
  return or([
    eb('status', '!=', 'unsubscribed'),
    eb(sql`fields`, '!=', sql`'{}'::jsonb`),
    eb('unsubscribed_by', 'is not', null),
    eb('confirm_hash', 'is not', null),
  ])
}

async function removeMail({ transaction, property, email }: Erasure): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('mail')
    .where('property_id', '=', property.id)
    .where(isMailOf(email))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
