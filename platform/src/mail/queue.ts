import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { maxRetryMs } from './retry.ts'

/** A mail that is due, with the mall that sends it. */
export interface DueMail {
  readonly id: string
  readonly kind: string
  /** Null: the staff of the mall. */
  readonly recipient: string | null
  readonly content: unknown
  readonly createdAt: Date
  /** This one included. */
  readonly attempts: number
  readonly giveUpAt: Date | null
  readonly mall: {
    readonly id: number
    readonly name: string
    readonly email: string | null
    readonly url: string | null
  }
}

/**
 * A worker reserves a mail for this time, and extends it with `extendReservation`. The mail of a killed
 * worker is due after it.
 */
export const attemptMs = 60_000

/** Reserves mails that are due, the longest waiting first, for `attemptMs`. */
export async function takeDueMails(
  database: Database,
  now: Date,
  { max, except }: { readonly max: number; readonly except: readonly string[] },
): Promise<readonly DueMail[]> {
  const rows = await database
    .with('due', (query) =>
      query
        .selectFrom('mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where('id', '!=', sql<string>`all(${except}::uuid[])`)
        .orderBy('next_attempt_at')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('mail')
    .from(['due', 'mall'])
    .whereRef('mail.id', '=', 'due.id')
    .whereRef('mall.id', '=', 'mail.property_id')
    .set({
      attempts: sql`mail.attempts + 1`,
      next_attempt_at: after(now, attemptMs),
      give_up_at: sql`coalesce(mail.give_up_at, ${after(now, maxRetryMs)})`,
    })
    .returning(['mail.id', 'kind', 'recipient', 'content', 'created_at', 'attempts', 'give_up_at'])
    .returning(['mall.id as property_id', 'mall.name', 'mall.email', 'mall.url'])
    .execute()
  return rows.map(({ property_id, name, email, url, created_at, give_up_at, ...mail }) => ({
    ...mail,
    createdAt: created_at,
    giveUpAt: give_up_at,
    mall: { id: property_id, name, email, url },
  }))
}

/** Extends the reservation of a mail during a slow delivery. */
export async function extendReservation(database: Database, { id }: DueMail, now: Date): Promise<void> {
  await database
    .updateTable('mail')
    .set({ next_attempt_at: after(now, attemptMs) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** Marks a mail as sent and deletes its content, which may contain the secret of a link. */
export async function markSent(database: Database, { id }: DueMail, now: Date): Promise<void> {
  await database
    .updateTable('mail')
    .set({ sent_at: now, content: null, failed_at: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

interface Failure {
  readonly now: Date
  readonly pauseMs: number
  readonly error: string
  /** Another attempt would end the same. */
  readonly isFinal: boolean
}

/** Schedules the next attempt; returns true if there is none, because of `isFinal` or the time limit. */
export async function markFailed(
  database: Database,
  mail: DueMail,
  { now, pauseMs, error, isFinal }: Failure,
): Promise<boolean> {
  const next = after(now, pauseMs)
  const isOver = isFinal || (mail.giveUpAt !== null && next > mail.giveUpAt)
  await database
    .updateTable('mail')
    .set({ last_error: error, ...(isOver ? { failed_at: now } : { next_attempt_at: next }) })
    .where('id', '=', mail.id)
    // Another worker may have reserved it in the meantime.
    .where('attempts', '=', mail.attempts)
    .where('sent_at', 'is', null)
    .execute()
  return isOver
}

/** Marks mails as failed whose workers were killed in every attempt. */
export async function failAbandonedMails(
  database: Database,
  now: Date,
): Promise<readonly { readonly mail: string; readonly kind: string }[]> {
  return database
    .updateTable('mail')
    .set({ failed_at: now, last_error: sql`coalesce(last_error, 'No attempt was completed.')` })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .whereRef('next_attempt_at', '>', 'give_up_at')
    .returning(['id as mail', 'kind'])
    .execute()
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}
