/** A language of the site. */
export interface Language {
  /** ISO 639 code in lower case, for addresses, the wire and the cookie. */
  readonly code: string
  /** BCP 47 tag for date and number formats and for search engines. */
  readonly iso: string
  /** Its name in the language itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
}

/**
 * The languages of the site (specification §9). The first is the default: its addresses have no prefix, and it replaces
 * missing texts of the others. After a new entry the compiler reports each missing dictionary.
 */
export const languages = [
  { code: 'en', iso: 'en-CA', name: 'English', direction: 'ltr' },
  { code: 'es', iso: 'es-MX', name: 'Español', direction: 'ltr' },
] as const satisfies readonly Language[]
