import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** A transaction that changes the content of a property. */
export interface Writer {
  readonly transaction: Transaction<Schema>
  readonly propertyId: number
  readonly now: Date
}
