import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import type { Answered } from './call.ts'

/** Runs a part of a transaction. Where it refuses, what it has done is undone and what came before it stays. */
export async function attempt(
  transaction: Transaction<Schema>,
  part: () => Promise<Answered>,
): Promise<Answered> {
  await sql`savepoint attempt`.execute(transaction)
  try {
    return await part()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint attempt`.execute(transaction)
    return { outcome: error, auth: 'kept' }
  }
}
