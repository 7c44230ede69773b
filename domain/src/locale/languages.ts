/** What the product has to know of a language. */
export interface Language {
  /** In addresses, on the wire and in the cookie: an ISO 639 code in small letters. */
  readonly code: string
  /** BCP 47 tag for the formats of dates and numbers and for search engines. */
  readonly iso: string
  /** In the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  /** True for `9 p.m.`, false for `21:00`. */
  readonly hour12: boolean
  /** Offers the site in this language to a visitor who reads it in another one. */
  readonly offer: { readonly accept: string; readonly decline: string }
}

/**
 * The languages of the product (specification §9). The first is the default: its addresses have no prefix, and a text
 * that is missing in another language comes in it. The compiler names the dictionaries that a new entry needs.
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
