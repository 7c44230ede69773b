import { type Locale, locales } from '../../locale/locale.ts'
import { smallWords } from '../small-words.ts'
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
  const telling = words.flatMap((word, at) => (smallWords.has(word) ? [] : [{ stem: stemOf(word), at }]))
  const found: FoundConcept[] = []
  let taken = 0
  for (let length = Math.min(longestPhrase, telling.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= telling.length; from += 1) {
      const span = telling.slice(from, from + length)
      const bits = span.reduce((all, { at }) => all | (1 << at), 0)
      const meanings = (taken & bits) === 0 ? phrases.get(keyOf(span.map(({ stem }) => stem))) : undefined
      if (meanings === undefined) continue
      taken |= bits
      found.push(...meanings.map(({ entry, spoken }) => ({ ...entry, words: bits, locales: [...spoken] })))
    }
  }
  return found
}

/** Telling words of the longest phrases. */
const longestPhrase = 4

interface Meaning {
  readonly entry: Pick<FoundConcept, 'terms' | 'near'>
  readonly spoken: Set<Locale>
}

/** The key of a phrase: the stems of its telling words in any order. */
function keyOf(stems: readonly string[]): string {
  return stems.length === 1 ? (stems[0] ?? '') : stems.toSorted().join(' ')
}

function keyOfPhrase(phrase: string): string {
  const words = wordsOf(phrase)
  const telling = words.filter((word) => !smallWords.has(word))
  return keyOf((telling.length > 0 ? telling : words).map(stemOf))
}

const concepts: readonly Concept[] = [...services, ...food, ...goods, ...pastimes, ...places]
const phrases = readPhrases()

function readPhrases(): ReadonlyMap<string, readonly Meaning[]> {
  const byKey = new Map<string, Meaning[]>()
  const nears = concepts.map(({ near }) => phrasesIn(near))
  concepts.forEach((concept, index) => {
    const entry = { terms: termsOfConcept(concept), near: nearTerms(nears[index] ?? []) }
    for (const { code } of locales) {
      for (const phrase of phrasesIn(concept[code])) {
        const key = keyOfPhrase(phrase)
        const meanings = byKey.get(key) ?? []
        const known = meanings.find((meaning) => meaning.entry === entry)
        if (known === undefined) meanings.push({ entry, spoken: new Set([code]) })
        else known.spoken.add(code)
        byKey.set(key, meanings)
      }
    }
  })
  return byKey
}

function termsOfConcept(concept: Concept): readonly string[] {
  return [...new Set(locales.flatMap(({ code }) => phrasesIn(concept[code]).flatMap(wholeTerms)))]
}

/** The words of a neighbouring meaning themselves, and all others of it. */
function nearTerms(words: readonly string[]): readonly string[] {
  const keys = new Set(words.map(keyOfPhrase))
  const neighbours = concepts.filter((concept) =>
    locales.some(({ code }) => phrasesIn(concept[code]).some((phrase) => keys.has(keyOfPhrase(phrase)))),
  )
  return [...new Set([...words.flatMap(wholeTerms), ...neighbours.flatMap(termsOfConcept)])]
}

function phrasesIn(list: string | undefined): readonly string[] {
  return list?.split(', ') ?? []
}
