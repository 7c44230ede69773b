import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'

/** The `lang` of a text that fell back to the default language; undefined where it is in the language of the page. */
export function langOf(
  record: { readonly untranslated: readonly string[] },
  field: string,
): Locale | undefined {
  return record.untranslated.includes(field) ? defaultLocale : undefined
}
