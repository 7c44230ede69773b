/**
 * Maximum length of a text, in UTF-16 units. Longer texts count as absent, because sanitizing them would block the
 * process.
 */
export const longestText = 200_000

/** Maximum length of a list; the rest is dropped. The largest malls have some hundred stores. */
export const longestList = 20_000

/** Maximum nesting of HTML elements; of deeper ones only the text stays. */
export const deepestHtml = 40

/** Maximum length of the address of a picture or link, in UTF-16 units. */
export const longestAddress = 4_000
