import { defaultLocale, type Locale } from './locale.ts'

/** A value by language; the default language is always there. */
export type Translations<Value> = { readonly [Code in typeof defaultLocale]: Value } & {
  readonly [Code in Locale]?: Value
}

/** The value in a language, and whether that is missing: then it is the one of the default language. */
export function translationIn<Value>(
  translations: Translations<Value>,
  locale: Locale,
): { readonly value: Value; readonly isMissing: boolean } {
  const value = translations[locale]
  return value === undefined
    ? { value: translations[defaultLocale], isMissing: true }
    : { value, isMissing: false }
}
