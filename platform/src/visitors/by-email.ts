import { type RawBuilder, sql } from 'kysely'

/** A condition: the column contains this e-mail address, in upper or lower case. */
export function isEmail(column: string, email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`
}
