import { sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Content } from '../content.ts'
import { type ContentTable, replaceRows, type Replacement, type Writer } from './replace-rows.ts'

/** Ids of records by slug. */
export type Ids = ReadonlyMap<string, number>

/** One import in progress. */
export interface Writing {
  readonly content: Content
  /** Makes a table hold the rows and counts what was touched. */
  replace<Table extends ContentTable>(table: Table, options: Omit<Replacement<Table>, 'table'>): Promise<void>
  /** Ids of the property's records, of one kind if there are several, by slug or another column. */
  idsOf(table: keyof Schema, options?: { readonly kind?: string; readonly by?: string }): Promise<Ids>
  /** Rows touched so far. */
  touched(): number
}

export function createWriting(writer: Writer, content: Content): Writing {
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

/** The id of a record that the check of the content has found. Throws where there is none. */
export function idIn(ids: Ids, slug: string): number {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`No record has the slug "${slug}".`)
  return id
}
