import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** A fingerprint of the rows of each table except `mail`, which the mail worker changes. */
export async function readTables(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'mail'`.execute(database)
  const prints = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: found } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print
      from ${sql.table(name)} t`.execute(database)
    prints.set(name, found[0]?.print ?? '')
  }
  return prints
}
