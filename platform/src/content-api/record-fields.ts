import type { Translations } from '@promenade/domain/locale/translations'
import type { PublishedDocument } from '../documents/published-documents.ts'
import type { ScheduleInstants } from './schedule.ts'
import type { Texts } from './texts.ts'

/** The response fields of the last change and of missing translations; those that are found later are included. */
export function changedFields({ editedAt }: Pick<PublishedDocument, 'editedAt'>, { untranslated }: Texts) {
  return { updated_at: editedAt.toISOString(), untranslated_fields: untranslated }
}

interface Described extends Pick<PublishedDocument, 'publicId' | 'slug' | 'editedAt'> {
  readonly value: {
    readonly description?: Translations<string> | undefined
  }
}

/** The response fields of a record with a page of its own, besides its name and description. */
export function describedFields(entry: Described, texts: Texts) {
  return {
    id: entry.publicId,
    slug: entry.slug,
    plain_text_description: texts.plain('plain_text_description', entry.value.description),
    ...changedFields(entry, texts),
  }
}

/** The response fields of a promotion or an event that say where it is shown, and whether it ends. */
export function featureFields(featured: boolean, homeOrder: number | undefined, { end }: ScheduleInstants) {
  return {
    no_end_date: end === undefined,
    is_featured: featured,
    is_featured_on_home_page: homeOrder !== undefined,
    position_featured_on_home_page: homeOrder ?? null,
  }
}
