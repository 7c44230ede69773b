/** A language of the site. */
export interface Language {
  /** ISO 639 code in lower case, for addresses, requests and the cookie. */
  readonly code: string
  /** BCP 47 tag for date and number formats and for search engines. */
  readonly iso: string
  /** Its name in the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** True for `9 p.m.`, false for `21:00`. */
  readonly hour12: boolean
  /** Offers the site in this language to a visitor who reads it in another one. */
  readonly offer: { readonly accept: string; readonly decline: string }
}

/**
 * The languages of the site (specification §9). The first is the default: its addresses have no prefix, and it replaces
 * missing texts of the others. After a new entry the compiler reports each missing dictionary.
 */
export const languages = [
  {
    code: 'en',
    iso: 'en-CA',
    name: 'English',
    direction: 'ltr',
    hour12: true,
    offer: { accept: 'View in English?', decline: 'No, thanks' },
  },
  {
    code: 'es',
    iso: 'es-MX',
    name: 'Español',
    direction: 'ltr',
    hour12: false,
    offer: { accept: '¿Ver en español?', decline: 'No, gracias' },
  },
] as const satisfies readonly Language[]
