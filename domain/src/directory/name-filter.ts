import { wordsOf } from '../search/words.ts'

/**
 * Tells whether a name passes what a visitor types to narrow a list: it has a word for each typed prefix, or begins with it when
 * written as one word. Accents, case and punctuation do not count; blank text passes every name.
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
