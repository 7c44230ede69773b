import { type RawBuilder, sql } from 'kysely'

/** Whether a column holds this address: its letters may be large or small. */
export function isEmail(column: string, email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`
}
