import type { Database } from '../database/connect.ts'

/** An unsent mail, for operators. */
export interface UnsentMail {
  readonly id: string
  readonly kind: string
  /** Shortened, so that it is no address. */
  readonly recipient: string
  readonly createdAt: Date
  readonly attempts: number
  readonly lastError: string | null
  /** True after the last attempt. */
  readonly isDead: boolean
}

/** Lists unsent mails, the oldest first. */
export async function listUnsentMail(database: Database): Promise<readonly UnsentMail[]> {
  const rows = await database
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'created_at', 'attempts', 'last_error', 'failed_at'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, kind, recipient, created_at, attempts, last_error, failed_at }) => ({
    id,
    kind,
    recipient: recipient === null ? 'staff' : shorten(recipient),
    createdAt: created_at,
    attempts,
    lastError: last_error,
    isDead: failed_at !== null,
  }))
}

/** The number of mails of a mall that are still to be sent. */
export async function countWaitingMails(database: Database, propertyId: number): Promise<number> {
  const { count } = await database
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('property_id', '=', propertyId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** `a…@example.com`: enough to recognise an address, without revealing it. */
function shorten(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '…' : `${Array.from(address)[0]}…${address.slice(at)}`
}
