/**
 * The beginning of a text, at most `max` characters including the ellipsis. Ends with a full word if possible, and
 * never within a grapheme.
 */
export function excerpt(text: string, max: number): string {
  const characters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
  if (characters.length <= max) return text
  const cut = characters.slice(0, max - 1).join('')
  const endsWithWord = /\s/.test(characters[max - 1] ?? '')
  const words = endsWithWord ? cut : cut.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s.,;:–—-]+$/u, '')}…`
}
