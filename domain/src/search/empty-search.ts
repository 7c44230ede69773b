/** Maximum length of what is remembered of a search, in characters. */
export const maxSearchWords = 40

const maxWords = 4
const maxDigits = 4

/**
 * What may be remembered of a search without result, so that staff can name a synonym: a few words in lower case. Undefined
 * for a text that may be an address, a number or a sentence about somebody.
 */
export function rememberedSearch(text: string): string | undefined {
  const words = text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  if (words.length < 3 || words.length > maxSearchWords || words.split(' ').length > maxWords)
    return undefined
  if (words.replaceAll(/\P{N}/gu, '').length > maxDigits) return undefined
  return /^[\p{L}\p{M}\p{N} '’&-]+$/u.test(words) && /\p{L}/u.test(words) ? words : undefined
}
