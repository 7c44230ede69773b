import type { Database } from '../database/connect.ts'

/** Returns failed mail to the queue: one by its id, or `all`. Returns their number. */
export async function requeueMail(database: Database, which: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('mail')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, give_up_at: null })
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .$if(which !== 'all', (query) => query.where('id', '=', which))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
