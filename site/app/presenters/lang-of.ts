import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'

/** The `lang` attribute of an untranslated text; undefined in the page's language. */
export function langOf(
  record: { readonly untranslated: readonly string[] },
  field: string,
): Locale | undefined {
  return record.untranslated.includes(field) ? defaultLocale : undefined
}
