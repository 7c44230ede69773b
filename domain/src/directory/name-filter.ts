import { wordsOf } from '../search/words.ts'

/**
 * Creates a filter for names from the text that a visitor types. A name matches if each typed word is a prefix of one of its
 * words, or of the name written as one word. Ignores accents, case and punctuation; all names match blank text.
 */
export function nameFilter(typed: string): (name: string) => boolean {
  if (typed.trim() === '') return () => true
  const prefixes = wordsOf(typed)
  return (name) => {
    const words = wordsOf(name)
    const whole = words.join('')
    return prefixes.every(
      (prefix) => whole.startsWith(prefix) || words.some((word) => word.startsWith(prefix)),
    )
  }
}
