import { Problem } from '@promenade/process/problem'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { CallResult } from './call.ts'

/** Runs a part of a transaction. A refusal rolls back that part only. */
export async function attempt(
  transaction: Transaction<Schema>,
  part: () => Promise<CallResult>,
): Promise<CallResult> {
  await sql`savepoint attempt`.execute(transaction)
  try {
    return await part()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await sql`rollback to savepoint attempt`.execute(transaction)
    return { outcome: error, auth: 'unchanged' }
  }
}
