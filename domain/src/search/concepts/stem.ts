/**
 * A rough stem, equal for the forms of one word: `boot` for boots, `cut` for cutting, `cambi` for cambiar and cambio. It is
 * no word, and serves only to compare; the rules of all languages apply at once.
 */
export function stemOf(word: string): string {
  const singular = withoutPlural(word)
  const base = withoutVerbEnding(singular)
  const short = base.length > 4 ? base.replace(/[aeo]$/, '') : base
  return short.replace(/([^aeiousl])\1$/, '$1').replace(/y$/, 'i')
}

function withoutPlural(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`
  if (word.length > 4 && /(?:[sxz]|ch|sh|[lrndt])es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

function withoutVerbEnding(word: string): string {
  if (word.length > 5) return word.replace(/(?:ing|ed|ar)$/, '')
  return word.length > 4 ? word.replace(/ed$/, '') : word
}
