/**
 * The beginning of a text, at most `most` characters long with the mark of what was left out. It ends with a whole
 * word where there is one, and never in the middle of what a reader sees as one character.
 */
export function excerpt(text: string, most: number): string {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  const isWhole = /\s/.test(characters[most - 1] ?? '')
  const words = isWhole ? cut : cut.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s.,;:–—-]+$/u, '')}…`
}
