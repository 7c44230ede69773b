export type Locale = 'en' | 'es'

export interface LocaleDetails {
  readonly code: Locale
  readonly iso: string
  readonly name: string
}

/** The site's languages (specification §9); the first is the default and has no prefix. */
export const locales: readonly LocaleDetails[] = [
  { code: 'en', iso: 'en-CA', name: 'English' },
  { code: 'es', iso: 'es-MX', name: 'Español' },
]

export const defaultLocale: Locale = 'en'

/** Whether `value` is the code of one of the site's languages, written exactly as the cookie holds it. */
export function isLocale(value: unknown): value is Locale {
  return locales.some(({ code }) => code === value)
}
