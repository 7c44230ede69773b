import { readNumbers } from './number-words.ts'
import { isConnector, withoutArticle, wordPattern, wordsOf } from './words.ts'

/**
 * Splits a text at the words of `terms` (in the form of `termsOf`). Every second piece, from the second on, is such a
 * word; all pieces together are the text.
 */
export function markWords(text: string, terms: readonly string[]): readonly string[] {
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    folded: wordsOf(word).join(''),
    bare: withoutArticle(word),
  }))
  const pieces = cut(text, words, terms)
  return pieces.length > 1 ? pieces : cut(text, withNumbers(words), terms)
}

/** The words with digits for number words: `711` matches `Seven Eleven`. */
function withNumbers(all: readonly Word[]): readonly Word[] {
  const words = all.filter(({ folded }) => !isConnector(folded))
  const readings = readNumbers(words.map(({ folded }) => folded)) ?? []
  return readings.flatMap(({ text, from, to }) => {
    const [first, last] = [words[from], words[to - 1]]
    return first && last ? [{ ...first, to: last.to, folded: text }] : []
  })
}

function cut(text: string, words: readonly Word[], terms: readonly string[]): readonly string[] {
  const pieces: string[] = []
  let end = 0
  for (let at = 0; at < words.length; at += 1) {
    const last = lastOf(words, at, terms)
    const [first, final] = [words[at], words[last ?? -1]]
    if (last === undefined || first === undefined || final === undefined) continue
    pieces.push(text.slice(end, first.from), text.slice(first.from, final.to))
    end = final.to
    at = last
  }
  return [...pieces, text.slice(end)]
}

interface Word {
  readonly from: number
  readonly to: number
  readonly folded: string
  readonly bare: string | undefined
}

/** Index of the last word of the longest term that begins at `at`: adjacent words may be one term. */
function lastOf(words: readonly Word[], at: number, terms: readonly string[]): number | undefined {
  let joined = ''
  let found = terms.includes(words[at]?.bare ?? '') ? at : undefined
  for (let last = at; last < words.length; last += 1) {
    joined += words[last]?.folded ?? ''
    if (terms.includes(joined)) found = last
    if (!terms.some((term) => term.startsWith(joined))) break
  }
  return found
}
