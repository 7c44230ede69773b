import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'

/** Lists the texts of a document that are missing in this language and exist in another one. */
export function missingTexts(
  document: Document,
  locale: string,
  locales: readonly string[],
  before: Path = [],
): readonly Path[] {
  return Object.entries(document).flatMap(([name, value]) => {
    const path = [...before, name]
    if (Array.isArray(value))
      return value.flatMap((item, index) =>
        isGroup(item) ? missingTexts(item, locale, locales, [...path, index]) : [],
      )
    if (!isGroup(value)) return []
    const keys = Object.keys(value)
    const isTranslated = keys.length > 0 && keys.every((key) => locales.includes(key))
    if (!isTranslated) return missingTexts(value, locale, locales, path)
    return keys.includes(locale) ? [] : [path]
  })
}
