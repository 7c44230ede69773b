import type { Locale } from '../locale/locale.ts'
import { markWords } from './mark-words.ts'
import type { SearchMatch, SearchResult } from './search-index.ts'
import type { SearchField, SearchRecord, SearchTexts } from './search-record.ts'
import { termsOf, wholeTerms } from './terms.ts'
import { wordPattern, wordsOf } from './words.ts'

/** A matching text of a record: a whole tag, name or category, or an excerpt of a description. */
export interface WhyFound {
  readonly field: SearchField
  readonly locale: Locale
  readonly text: string
  /** The text split by `markWords`: every second piece matches the query. */
  readonly pieces: readonly string[]
}

/**
 * The matching texts of a record, in the reader's language first: each once, in the order of the query. The name in the
 * first language is left out, because results show it anyway.
 */
export function whyFound(
  { record, matches }: Pick<SearchResult<SearchRecord>, 'record' | 'matches'>,
  locale: Locale,
): readonly WhyFound[] {
  const texts = record.texts.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale))
  const reasons = matches.flatMap((match) => reasonOf(match, texts, matches) ?? [])
  const shownName = texts[0]?.name
  return reasons.filter(
    (reason, at) =>
      reason.text !== shownName &&
      at === reasons.findIndex(({ text, field }) => text === reason.text && field === reason.field),
  )
}

function reasonOf(
  { term, field }: SearchMatch,
  texts: readonly SearchTexts[],
  matches: readonly SearchMatch[],
): WhyFound | undefined {
  const terms = matches.map((match) => match.term)
  for (const words of texts) {
    const text = field === 'description' ? pieceWith(words, term) : textWith(words, field, term, terms)
    if (text !== undefined) return { field, locale: words.locale, text, pieces: markWords(text, terms) }
  }
  return undefined
}

/** The text of a field with the most terms; among equals the one that is exactly the term. */
function textWith(
  { name, aliases = [], owner = '', categories = [], tags = [] }: SearchTexts,
  field: Exclude<SearchField, 'description'>,
  term: string,
  terms: readonly string[],
): string | undefined {
  const candidates = { name: [name], alias: aliases, owner: [owner], category: categories, tag: tags }[field]
  const [best] = candidates
    .map((text) => ({ text, has: termsOf(text), isWhole: wholeTerms(text).includes(term) }))
    .filter(({ has, isWhole }) => has.has(term) || isWhole)
    .map(({ text, has, isWhole }) => ({
      text,
      worth: terms.filter((word) => has.has(word)).length * 2 + Number(isWhole),
    }))
    .toSorted((a, b) => b.worth - a.worth)
  return best?.text
}

function pieceWith({ descriptions = [] }: SearchTexts, term: string): string | undefined {
  for (const description of descriptions) {
    for (const word of description.matchAll(wordPattern)) {
      if (wordsOf(word[0]).includes(term)) return pieceAround(description, word.index, word[0].length)
    }
  }
  return undefined
}

/** Characters of an excerpt before and after the word. */
const before = 32
const after = 40

/** Whole words around one place, with dots if the text continues. */
function pieceAround(text: string, at: number, length: number): string {
  const from = at <= before ? 0 : text.lastIndexOf(' ', at - before) + 1
  const limit = at + length + after
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), at + length)
  const piece = text.slice(from, end).replaceAll(/\s+/g, ' ').trim()
  return `${from > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`
}
