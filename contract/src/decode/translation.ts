import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { firstValue, isAbsent, ownValue, type Row } from './row.ts'

/** The response fields of each text of a record, by our name; the first one that is not absent is used. */
export type TextFields = Readonly<Record<string, readonly string[]>>

interface TranslationContext {
  readonly locale: Locale
}

/**
 * The value of the first named field that is not absent. In the second language a field with the suffix `_2` comes first,
 * because the field itself is English then.
 */
export function translated(row: Row, names: readonly string[], context: TranslationContext): unknown {
  return twin(row, names, context) ?? firstValue(row, ...names)
}

/**
 * Names of the texts that are English although another language was requested: those that the platform lists in
 * `untranslated_fields`, and in a record with twin fields those that have a text but no twin.
 */
export function readUntranslated(
  row: Row,
  fields: TextFields,
  context: TranslationContext,
): readonly string[] {
  if (context.locale === defaultLocale) return []
  const listed = ownValue(row, 'untranslated_fields')
  const english = new Set<unknown>(Array.isArray(listed) ? listed.slice(0, 200) : [])
  const hasTwins = Object.values(fields).some((names) => twin(row, names, context) !== undefined)
  return Object.entries(fields).flatMap(([name, responseNames]) => {
    if (twin(row, responseNames, context) !== undefined) return []
    const isEnglish = responseNames.some((responseName) => english.has(responseName))
    return isEnglish || (hasTwins && firstValue(row, ...responseNames) !== undefined) ? [name] : []
  })
}

function twin(row: Row, names: readonly string[], context: TranslationContext): unknown {
  if (context.locale === defaultLocale) return undefined
  return names.map((name) => ownValue(row, `${name}_2`)).find((value) => !isAbsent(value))
}
