import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Content } from './content.ts'
import type { Ids } from './rows.ts'
import { replaceRows, type Replacement, type Writer } from './replace-rows.ts'

/** One import in progress. */
export interface Writing {
  readonly content: Content
  readonly zone: string
  /** Makes a table hold the rows and counts what was touched. */
  replace(table: Replacement['table'], options: Omit<Replacement, 'table'>): Promise<void>
  /** Ids of the property's records, of one kind if there are several, by slug or another column. */
  idsOf(table: keyof Schema, options?: { readonly kind?: string; readonly by?: string }): Promise<Ids>
  /** Rows touched so far. */
  touched(): number
}

export const bySlug = ['property_id', 'slug']

export function createWriting(writer: Writer, content: Content): Writing {
  let touched = 0
  return {
    content,
    zone: content.property.time_zone,
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
