/**
 * Maximum length of a text, in UTF-16 units. Longer texts are treated as absent, because sanitizing them would block
 * the process.
 */
export const maxTextLength = 200_000

/** Maximum length of a list; the rest is dropped. The largest malls have some hundred stores. */
export const maxListLength = 20_000

/** Maximum nesting of HTML elements; deeper elements are removed, their text stays. */
export const maxHtmlDepth = 40

/** Maximum length of the address of a picture or link, in UTF-16 units. */
export const maxAddressLength = 4_000
