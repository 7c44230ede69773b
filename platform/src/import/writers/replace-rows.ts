import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'

/** The tables of one property's content. */
export type ContentTable = {
  [Table in keyof Schema]: Schema[Table] extends { readonly property_id: number } ? Table : never
}[keyof Schema]

/** A row as the import writes it: all columns but those that the writing itself fills. */
export type Row<Table extends keyof Schema> = Readonly<Omit<Schema[Table], 'id' | 'property_id'>>

interface SomeReplacement {
  readonly table: keyof Schema
  /** The unique columns by which a row is known again, so that it keeps its id. */
  readonly key: readonly string[]
  readonly rows: readonly object[]
}

export interface Replacement<Table extends ContentTable> extends SomeReplacement {
  readonly table: Table
  readonly key: readonly (keyof Schema[Table] & string)[]
  readonly rows: readonly Row<Table>[]
}

export interface Writer {
  readonly transaction: Transaction<Schema>
  readonly propertyId: number
  readonly now: Date
}

/** Makes a table hold exactly these rows for the property; returns how many were touched. */
export async function replaceRows<Table extends ContentTable>(
  writer: Writer,
  replacement: Replacement<Table>,
): Promise<number> {
  const removed = await removeOthers(writer, replacement)
  const written = replacement.rows.length === 0 ? 0 : await writeRows(writer, replacement)
  return removed + written
}

/** Writes the property itself; returns 1 if that changed anything. */
export async function replaceProperty(
  { transaction, propertyId }: Writer,
  row: Row<'property'>,
): Promise<number> {
  const names = Object.keys(row)
  const { rows } = await sql`insert into property as held (id, ${columns(names)})
    select ${propertyId}::integer, ${columns(names, 'given')}
    from ${given({ table: 'property', rows: [row] })}
    on conflict (id) do update set ${assignments(names)}
      where row(${columns(names, 'held')}) is distinct from row(${columns(names, 'excluded')})
    returning 1`.execute(transaction)
  return rows.length
}

async function removeOthers(
  { transaction, propertyId }: Writer,
  replacement: SomeReplacement,
): Promise<number> {
  const { table } = replacement
  const key = replacement.key.filter((name) => name !== 'property_id')
  // A row as text can be null in places and is still compared by hash.
  const { rows } = await sql`delete from ${sql.table(table)} as held
    where property_id = ${propertyId} and row(${columns(key, 'held')})::text not in (
      select row(${columns(key, 'given')})::text from ${given(replacement)})
    returning 1`.execute(transaction)
  return rows.length
}

async function writeRows({ transaction, propertyId }: Writer, replacement: SomeReplacement): Promise<number> {
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
        where row(${columns(others, 'held')}) is distinct from row(${columns(others, 'excluded')})`
  const { rows } = await sql`insert into ${sql.table(table)} as held (property_id, ${columns(names)})
    select ${propertyId}::integer, ${columns(names, 'given')} from ${given(replacement)}
    on conflict (${columns(key)}) ${onConflict}
    returning 1`.execute(transaction)
  return rows.length
}

function assignments(names: readonly string[]) {
  return sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))
}

function given({ table, rows }: Pick<SomeReplacement, 'table' | 'rows'>) {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) as given`
}

function columns(names: readonly string[], table?: string) {
  if (names.length === 0) return sql``
  return sql.join(names.map((name) => sql.ref(table === undefined ? name : `${table}.${name}`)))
}
