import { type Language, languages } from './languages.ts'

/** Code of one of the site's languages. */
export type Locale = (typeof languages)[number]['code']

/** One of the site's languages with its details. */
export interface LocaleDetails extends Language {
  readonly code: Locale
}

/** The site's languages in the order of the list; the first is the default and has no prefix. */
export const locales: readonly LocaleDetails[] = languages

/** The language of addresses without a prefix; it replaces missing texts of the others. */
export const defaultLocale = languages[0].code

/** The details of a language. */
export function detailsOf(locale: Locale): LocaleDetails {
  return locales.find(({ code }) => code === locale) ?? languages[0]
}

/** True for the exact code of one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some(({ code }) => code === value)
}

/** A value for each of the site's languages. */
export function byLocale<Value>(create: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  const values: Partial<Record<Locale, Value>> = {}
  for (const { code } of locales) values[code] = create(code)
  if (!hasEvery(values)) throw new Error('A language has no value.')
  return values
}

function hasEvery<Value>(values: Partial<Record<Locale, Value>>): values is Record<Locale, Value> {
  return locales.every(({ code }) => code in values)
}
