import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The tables of one property's content. */
export type ContentTable = {
  [Table in keyof Schema]: Schema[Table] extends { readonly property_id: number } ? Table : never
}[keyof Schema]

/** A row of the import, without the columns that `replaceRows` fills. */
export type Row<Table extends keyof Schema> = Readonly<Omit<Schema[Table], 'id' | 'property_id'>>

interface AnyReplacement {
  readonly table: keyof Schema
  /** The unique columns that identify a row, so that its id stays the same. */
  readonly key: readonly string[]
  readonly rows: readonly object[]
}

export interface Replacement<Table extends ContentTable> extends AnyReplacement {
  readonly table: Table
  readonly key: readonly (keyof Schema[Table] & string)[]
  readonly rows: readonly Row<Table>[]
}

export interface Writer {
  readonly transaction: Transaction<Schema>
  readonly propertyId: number
  readonly now: Date
}

/** Replaces the rows of a property in a table; returns the number of removed, added and changed rows. */
export async function replaceRows<Table extends ContentTable>(
  writer: Writer,
  replacement: Replacement<Table>,
): Promise<number> {
  const removed = await removeOthers(writer, replacement)
  const written = replacement.rows.length === 0 ? 0 : await writeRows(writer, replacement)
  return removed + written
}

/** Writes the row of the property; returns 1 if it has changed, else 0. */
export async function replaceProperty(
  { transaction, propertyId }: Writer,
  row: Row<'property'>,
): Promise<number> {
  const names = Object.keys(row)
  const { rows } = await sql`insert into property as stored (id, ${columns(names)})
    select ${propertyId}::integer, ${columns(names, 'incoming')}
    from ${incoming({ table: 'property', rows: [row] })}
    on conflict (id) do update set ${assignments(names)}
      where row(${columns(names, 'stored')}) is distinct from row(${columns(names, 'excluded')})
    returning 1`.execute(transaction)
  return rows.length
}

async function removeOthers(
  { transaction, propertyId }: Writer,
  replacement: AnyReplacement,
): Promise<number> {
  const { table } = replacement
  const key = replacement.key.filter((name) => name !== 'property_id')
  // As text, so that null equals null and the database compares by hash.
  const { rows } = await sql`delete from ${sql.table(table)} as stored
    where property_id = ${propertyId} and row(${columns(key, 'stored')})::text not in (
      select row(${columns(key, 'incoming')})::text from ${incoming(replacement)})
    returning 1`.execute(transaction)
  return rows.length
}

async function writeRows({ transaction, propertyId }: Writer, replacement: AnyReplacement): Promise<number> {
  const {
    table,
    key,
    rows: [first = {}],
  } = replacement
  const names = Object.keys(first)
  const others = names.filter((name) => !key.includes(name))
  const onConflict =
    others.length === 0
      ? sql`do nothing`
      : sql`do update set ${assignments(others)}
        where row(${columns(others, 'stored')}) is distinct from row(${columns(others, 'excluded')})`
  const { rows } = await sql`insert into ${sql.table(table)} as stored (property_id, ${columns(names)})
    select ${propertyId}::integer, ${columns(names, 'incoming')} from ${incoming(replacement)}
    on conflict (${columns(key)}) ${onConflict}
    returning 1`.execute(transaction)
  return rows.length
}

function assignments(names: readonly string[]) {
  return sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
}

function incoming({ table, rows }: Pick<AnyReplacement, 'table' | 'rows'>) {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as incoming`
}

function columns(names: readonly string[], table?: string) {
  if (names.length === 0) return sql``
  return sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)))
}
