import { type RawBuilder, sql } from 'kysely'
import type { TranslatedText } from '../database/schema.ts'
import type { Texts } from './texts.ts'

interface Changed {
  readonly updated_at: Date
}

/** The wire fields of the last change and of missing translations; those that are found later are included. */
export function changedFields({ updated_at: changed }: Changed, { untranslated }: Texts) {
  return { updated_at: changed.toISOString(), untranslated_fields: untranslated }
}

interface Described extends Changed {
  readonly id: number
  readonly slug: string
  readonly name: TranslatedText
  readonly description: TranslatedText | null
}

/** The wire fields that name and describe a record with a page of its own. */
export function describedFields(row: Described, texts: Texts) {
  return {
    id: row.id,
    slug: row.slug,
    name: texts.text('name', row.name),
    description: texts.optional('description', row.description),
    plain_text_description: texts.plain('plain_text_description', row.description),
    ...changedFields(row, texts),
  }
}

/** Selects the position on the home page: the record's own, or the one in the list of featured records. */
export function homeOrder(table: 'event' | 'promotion'): RawBuilder<number | null> {
  return sql`coalesce(${sql.ref(`${table}.home_position`)}, homepage_feature.position)`
}

/** The wire fields of a promotion or an event that say where it is shown, and whether it ends. */
export function featureFields(row: {
  readonly end_date: Date | null
  readonly is_featured: boolean
  readonly home_order: number | null
}) {
  return {
    no_end_date: row.end_date === null,
    is_featured: row.is_featured,
    is_featured_on_home_page: row.home_order !== null,
    position_featured_on_home_page: row.home_order,
  }
}
