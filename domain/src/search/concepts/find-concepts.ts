import { type Locale, locales } from '../../locale/locale.ts'
import { stopWords } from '../stop-words.ts'
import { wholeTerms } from '../terms.ts'
import { wordsOf } from '../words.ts'
import type { Concept } from './concept.ts'
import { food } from './food.ts'
import { goods } from './goods.ts'
import { pastimes } from './pastimes.ts'
import { places } from './places.ts'
import { services } from './services.ts'
import { stemOf } from './stem.ts'

/** A meaning that is asked for. */
export interface FoundConcept {
  /** Bits of the words of the query that say it. */
  readonly words: number
  /** The languages in which they say it. */
  readonly locales: readonly Locale[]
  /** Its words and phrases, each as one term. */
  readonly terms: readonly string[]
  /** The terms of neighbouring meanings. */
  readonly near: readonly string[]
}

/** The meanings of a query's words, the longest phrases first; each word has one phrase. */
export function findConcepts(words: readonly string[]): readonly FoundConcept[] {
  const contentWords = words.flatMap((word, at) => (stopWords.has(word) ? [] : [{ stem: stemOf(word), at }]))
  const found: FoundConcept[] = []
  let taken = 0
  for (let length = Math.min(longestPhrase, contentWords.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= contentWords.length; from += 1) {
      const span = contentWords.slice(from, from + length)
      const bits = span.reduce((all, { at }) => all | (1 << at), 0)
      const key = keyOf(span.map(({ stem }) => stem))
      const meanings = (taken & bits) === 0 ? conceptIndex().get(key) : undefined
      if (meanings === undefined) continue
      taken |= bits
      for (const [concept, languages] of meanings)
        found.push({ ...termsOf(concept), words: bits, locales: [...languages] })
    }
  }
  return found
}

/** Content words of the longest phrases. */
const longestPhrase = 4

/** The key of a phrase: the stems of its content words in any order. */
function keyOf(stems: readonly string[]): string {
  return stems.length === 1 ? (stems[0] ?? '') : stems.toSorted().join(' ')
}

function keyOfPhrase(phrase: string): string {
  const words = wordsOf(phrase)
  const contentWords = words.filter((word) => !stopWords.has(word))
  return keyOf((contentWords.length > 0 ? contentWords : words).map(stemOf))
}

const concepts: readonly Concept[] = [...services, ...food, ...goods, ...pastimes, ...places]

/** The concepts that have a phrase, and the languages in which they have it, by the key of the phrase. */
type ConceptIndex = ReadonlyMap<string, ReadonlyMap<Concept, ReadonlySet<Locale>>>

let index: ConceptIndex | undefined

/** Built at the first search: no process waits for it when it starts. */
function conceptIndex(): ConceptIndex {
  return (index ??= buildIndex())
}

function buildIndex(): ConceptIndex {
  const byKey = new Map<string, Map<Concept, Set<Locale>>>()
  for (const concept of concepts) {
    for (const { code } of locales) {
      for (const key of keysOf(concept[code])) {
        const languages = byKey.get(key) ?? new Map<Concept, Set<Locale>>()
        byKey.set(key, languages.set(concept, (languages.get(concept) ?? new Set()).add(code)))
      }
    }
  }
  return byKey
}

type Terms = Pick<FoundConcept, 'terms' | 'near'>

const termsByConcept = new Map<Concept, Terms>()

function termsOf(concept: Concept): Terms {
  const terms = termsByConcept.get(concept) ?? { terms: ownTerms(concept), near: nearTerms(concept) }
  termsByConcept.set(concept, terms)
  return terms
}

function ownTerms(concept: Concept): readonly string[] {
  return [...new Set(locales.flatMap(({ code }) => phrasesIn(concept[code]).flatMap(wholeTerms)))]
}

/** The words of a neighbouring meaning themselves, and all others of it. */
function nearTerms({ near }: Concept): readonly string[] {
  const keys = keysOf(near)
  const neighbours = concepts.filter((other) => keys.some((key) => conceptIndex().get(key)?.has(other)))
  return [...new Set([...phrasesIn(near).flatMap(wholeTerms), ...neighbours.flatMap(ownTerms)])]
}

function keysOf(list: string | undefined): readonly string[] {
  return phrasesIn(list).map(keyOfPhrase)
}

function phrasesIn(list: string | undefined): readonly string[] {
  return list?.split(', ') ?? []
}
