import type { Translations } from '@promenade/domain/locale/translations'
import type { PublishedDocument } from '../documents/published-documents.ts'
import type { Moments } from './schedule.ts'
import type { Texts } from './texts.ts'

/** The wire fields of the last change and of missing translations; those that are found later are included. */
export function changedFields({ editedAt }: Pick<PublishedDocument, 'editedAt'>, { untranslated }: Texts) {
  return { updated_at: editedAt.toISOString(), untranslated_fields: untranslated }
}

interface Described extends Pick<PublishedDocument, 'publicId' | 'slug' | 'editedAt'> {
  readonly value: {
    readonly name: Translations<string>
    readonly description?: Translations<string> | undefined
  }
}

/** The wire fields that name and describe a record with a page of its own. */
export function describedFields(entry: Described, texts: Texts) {
  const { name, description } = entry.value
  return {
    id: entry.publicId,
    slug: entry.slug,
    name: texts.text('name', name),
    description: texts.optional('description', description),
    plain_text_description: texts.plain('plain_text_description', description),
    ...changedFields(entry, texts),
  }
}

/** The wire fields of a promotion or an event that say where it is shown, and whether it ends. */
export function featureFields(featured: boolean, homeOrder: number | undefined, { end }: Moments) {
  return {
    no_end_date: end === undefined,
    is_featured: featured,
    is_featured_on_home_page: homeOrder !== undefined,
    position_featured_on_home_page: homeOrder ?? null,
  }
}
