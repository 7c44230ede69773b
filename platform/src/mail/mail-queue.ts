import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { secondsSince, type WaitingQueue } from '../outbox/waiting-queue.ts'

/** The state of the mail queue. */
export interface MailQueue extends WaitingQueue {
  readonly givenUp: number
}

/** Reads the state of the mail queue. */
export async function readMailQueue(database: Database, now: Date): Promise<MailQueue> {
  const { waiting, given_up, oldest } = await database
    .selectFrom('mail')
    .where('sent_at', 'is', null)
    .select([
      sql<number>`count(*) filter (where failed_at is null)`.as('waiting'),
      sql<number>`count(*) filter (where failed_at is not null)`.as('given_up'),
      sql<Date | null>`min(created_at) filter (where failed_at is null)`.as('oldest'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting, givenUp: given_up, oldestSeconds: secondsSince(oldest, now) }
}
