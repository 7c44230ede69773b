import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

const undoMs = 2 * 60_000

/** When a mail that somebody wrote is sent at the earliest: until then it can be taken back. */
export function afterUndo(now: Date): Date {
  return new Date(now.getTime() + undoMs)
}

interface MailOfText {
  /** Null: the mail has been removed since. */
  readonly mail: string | null
  readonly sentAt: Date | null
  readonly failedAt: Date | null
  /** True once the mail was given up and removed. */
  readonly hasFailed: boolean
}

/** What has become of a mail that somebody wrote. A sent mail is removed after a month. */
export function mailStateOf(text: MailOfText): 'waiting' | 'sent' | 'failed' {
  const { mail, sentAt, failedAt, hasFailed } = text
  if (failedAt !== null || hasFailed) return 'failed'
  return sentAt === null && mail !== null ? 'waiting' : 'sent'
}

/** Removes mails that nobody has tried to send yet; returns their number. */
export async function takeMailsBack(
  transaction: Transaction<Schema>,
  mails: readonly string[],
): Promise<number> {
  if (mails.length === 0) return 0
  const { numDeletedRows } = await transaction
    .deleteFrom('mail')
    .where('id', 'in', mails)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
