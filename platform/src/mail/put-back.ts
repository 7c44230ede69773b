import type { Database } from '../database/connect.ts'

/** Tries mail again that was given up: one by its id, or all. Answers how many there were. */
export async function putBack(database: Database, which: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('mail')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, give_up_at: null })
    .where('failed_at', 'is not', null)
    .where('sent_at', 'is', null)
    .$if(which !== 'all', (query) => query.where('id', '=', which))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
