import { sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Content } from '../content.ts'
import { type ContentTable, replaceRows, type Replacement, type Writer } from './replace-rows.ts'

/** Ids of records by slug. */
export type Ids = ReadonlyMap<string, number>

/** Writes the content of one import and counts the changed rows. */
export interface ContentWriter {
  readonly content: Content
  /** Replaces the property's rows in a table. */
  replace<Table extends ContentTable>(table: Table, options: Omit<Replacement<Table>, 'table'>): Promise<void>
  /** Ids of the property's records, by slug or another column; `kind` selects among kinds in one table. */
  idsOf(table: keyof Schema, options?: { readonly kind?: string; readonly by?: string }): Promise<Ids>
  /** The number of changed rows so far. */
  touched(): number
}

export function createContentWriter(writer: Writer, content: Content): ContentWriter {
  let touched = 0
  return {
    content,
    async replace(table, options) {
      touched += await replaceRows(writer, { table, ...options })
    },
    async idsOf(table, { kind, by = 'slug' } = {}) {
      const condition = kind === undefined ? sql`true` : sql`kind = ${kind}`
      const { rows } = await sql<{
        id: number
        name: string
      }>`select id, ${sql.ref(by)} as name from ${sql.table(table)}
        where property_id = ${writer.propertyId} and ${condition}`.execute(writer.transaction)
      return new Map(rows.map(({ id, name }) => [name, id]))
    },
    touched: () => touched,
  }
}

/** Gets the id of a record. Throws without one: the content was checked before. */
export function idIn(ids: Ids, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`No record has the slug "${slug}".`)
  return id
}
