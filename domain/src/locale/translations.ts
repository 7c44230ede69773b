import { defaultLocale, type Locale } from './locale.ts'

/** A value by language; the default language is mandatory. */
export type Translations<Value> = { readonly [Code in typeof defaultLocale]: Value } & {
  readonly [Code in Locale]?: Value
}

/** The value in a language, or the value of the default language with `isMissing`. */
export function translationIn<Value>(
  translations: Translations<Value>,
  locale: Locale,
): { readonly value: Value; readonly isMissing: boolean } {
  const value = translations[locale]
  return value === undefined
    ? { value: translations[defaultLocale], isMissing: true }
    : { value, isMissing: false }
}
