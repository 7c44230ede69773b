/**
 * Longest text that is read, in UTF-16 units. Longer text counts as absent: no editor writes it, and cleaning it
 * would hold up everything else.
 */
export const longestText = 200_000

/** Longest list that is read; what is beyond is left out. The largest malls have some hundred stores. */
export const longestList = 20_000

/** Deepest nesting of HTML elements that is kept; the text of deeper ones stays. */
export const deepestHtml = 40

/** Longest address of a picture or link. */
export const longestAddress = 4_000
