/**
 * The beginning of a text, at most `most` characters long with the mark of what was left out. It ends with a whole
 * word where there is one, and never in the middle of what a reader sees as one character.
 */
export function excerpt(text: string, max: number): string {
  const characters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
  if (characters.length <= max) return text
  const cut = characters.slice(0, max - 1).join('')
  const endsWithWord = /\s/.test(characters[max - 1] ?? '')
  const words = endsWithWord ? cut : cut.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s.,;:–—-]+$/u, '')}…`
}
