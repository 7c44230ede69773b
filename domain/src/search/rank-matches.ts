import { exactAlias, exactName, sure } from './mark-matches.ts'
import { isWholeSource, placeIndexOf, sourceOf } from './match-source.ts'
import { isIn, partOfName, meaningfulPlaces } from './match-places.ts'
import type { MatchTable } from './match-table.ts'
import type { SearchQuery } from './search-query.ts'
import { type Place, places } from './term-places.ts'

/**
 * The kind of match, best first: by the whole name or alias; by every word; by a word of a neighbouring meaning; by every
 * word, some of them with a typo; by at least half of several words; or by every word, all of them in sentences.
 */
export type Certainty = 'name' | 'sure' | 'near' | 'guess' | 'part' | 'mention'

/** A matching record, by its index. */
export interface Ranked {
  readonly record: number
  readonly certainty: Certainty
  readonly score: number
}

/** Properties of the records that decide their order, by index. */
export interface RankInputs {
  /** Position among records of one score. */
  readonly position: (record: number) => number
  /** True if the exact name was typed, including connecting words. */
  readonly isLiteral: (record: number) => boolean
  /** The factor of a score that is not by name. */
  readonly weight: (record: number) => number
}

/** The records to show for a query, the best first. */
export function rankMatches(
  table: MatchTable,
  query: SearchQuery,
  accepts: (record: number) => boolean,
  inputs: RankInputs,
): readonly Ranked[] {
  const ranked: Ranked[] = []
  for (const record of table.marked()) {
    const certainty = certaintyOf(table, query, record)
    if (certainty === undefined || !accepts(record)) continue
    const bonus = certainty === 'name' && inputs.isLiteral(record) ? 1 : 0
    const weight = certainty === 'name' ? 1 : inputs.weight(record)
    ranked.push({ record, certainty, score: scoreOf(table, query, record) * weight + bonus })
  }
  const inOrder = ranked.toSorted(
    (a, b) => b.score - a.score || inputs.position(a.record) - inputs.position(b.record),
  )
  return selectMatches(
    Map.groupBy(inOrder, ({ certainty }) => certainty),
    table,
    query,
  )
}

/** With this many sure records there are no guesses. */
export const enoughSure = 3

/** Limits for guesses beside sure records (in names only) and for records with a part of the words. */
const maxGuessesBeside = 3
const maxParts = 20
/** With this many sure records there are no records with a part of the words either. */
const manySure = 5

/** Without sure records, guesses need this share of the best guess's score. */
const goodGuess = 0.5

function selectMatches(
  groups: ReadonlyMap<Certainty, readonly Ranked[]>,
  table: MatchTable,
  query: SearchQuery,
): readonly Ranked[] {
  const [names, sures, guesses, parts, mentions = []] = (
    ['name', 'sure', 'guess', 'part', 'mention'] as const
  ).map((certainty) => groups.get(certainty) ?? [])
  const certain = [...(names ?? []), ...(sures ?? [])]
  if (certain.length >= manySure) return [...certain, ...mentions]
  const bestGuess = guesses?.[0]?.score ?? 0
  const goodGuesses =
    certain.length > 0
      ? guesses?.filter(({ record }) => isGuessedByName(table, query, record)).slice(0, maxGuessesBeside)
      : guesses?.filter(({ score }) => score >= bestGuess * goodGuess)
  const rest = names?.length ? [] : (parts ?? []).slice(0, maxParts)
  const guessed = certain.length + mentions.length >= enoughSure ? [] : (goodGuesses ?? [])
  return [...certain, ...guessed, ...rest, ...mentions]
}

function certaintyOf(table: MatchTable, query: SearchQuery, record: number): Certainty | undefined {
  if (table.valueOf(0, record) >= exactAlias) return 'name'
  const missing = query.required & ~table.foundWords(record)
  if (missing === 0) {
    if (!isSure(table, query, record)) return 'guess'
    return isMention(table, query, record) ? 'mention' : 'sure'
  }
  return isGoodPart(table, query, record) ? 'part' : undefined
}

function isSure(table: MatchTable, { words, required }: SearchQuery, record: number): boolean {
  return words.every((_, word) => !(required & (1 << word)) || table.valueOf(word, record) >= sure)
}

/** True if the record is or has the meaning that is asked for, whatever else the query says. */
export function isAnswer(table: MatchTable, query: SearchQuery, record: number): boolean {
  const { words, meant } = query
  return words.every((_, word) => {
    if (!(meant & (1 << word))) return true
    if (isPlayOnWords(table, query, word, record) || table.valueOf(word, record) < sure) return false
    return isIn(meaningfulPlaces, placeIndexOf(table.sourceOf(word, record)))
  })
}

/** True for a word of a known meaning that only a name says, or part of it: "Spin Doctor" is no doctor. */
function isPlayOnWords(
  table: MatchTable,
  { meant, required }: SearchQuery,
  word: number,
  record: number,
): boolean {
  // A word without a meaning beside it makes it the name of something.
  if ((meant & (1 << word)) === 0 || (required & ~meant) !== 0) return false
  if (!isIn(partOfName, placeIndexOf(table.sourceOf(word, record)))) return false
  return withoutSure(table.otherValueOf(word, record)) <= sentenceValue
}

/** The highest value of a word in a description. */
const sentenceValue = 2

/** True if all required words are only in descriptions. */
function isMention(table: MatchTable, { words, required }: SearchQuery, record: number): boolean {
  return words.every(
    (_, word) => !(required & (1 << word)) || sourceOf(table.sourceOf(word, record)).place === 'description',
  )
}

const descriptionIndex = places.indexOf('description')

/** True if at least half of the required words match whole, with more than one letter, and not in a description. */
function isGoodPart(table: MatchTable, { words, required }: SearchQuery, record: number): boolean {
  let requiredCount = 0
  let found = 0
  words.forEach((text, word) => {
    if (!(required & (1 << word))) return
    requiredCount += 1
    if (text.length < 2 || table.valueOf(word, record) < sure) return
    const source = table.sourceOf(word, record)
    if (isWholeSource(source) && placeIndexOf(source) !== descriptionIndex) found += 1
  })
  return found * 2 >= requiredCount
}

function isGuessedByName(table: MatchTable, { words, required }: SearchQuery, record: number): boolean {
  return words.every((_, word) => {
    if (!(required & (1 << word)) || table.valueOf(word, record) >= sure) return true
    const { place } = sourceOf(table.sourceOf(word, record))
    return guessablePlaces.has(place)
  })
}

const guessablePlaces: ReadonlySet<Place> = new Set(['whole name', 'whole alias', 'name', 'title', 'alias'])

/** The mean value of the words without `sure`; stop words count less. */
function scoreOf(table: MatchTable, query: SearchQuery, record: number): number {
  const { words, required } = query
  const sum = words.reduce((total, _, word) => {
    const value = table.valueOf(word, record)
    if (value >= exactAlias) return total + (value >= exactName ? exactNameScore : exactAliasScore)
    const isBeingTyped = word === words.length - 1 && !isWholeSource(table.sourceOf(word, record))
    const worth = required & (1 << word) || isBeingTyped ? 1 : smallWorth
    const share = isPlayOnWords(table, query, word, record) ? playOnWords : 1
    const other = otherWorth * withoutSure(table.otherValueOf(word, record))
    return total + worth * (share * withoutSure(value) + other)
  }, 0)
  return sum / words.length
}

/** The share of a word that only plays with its meaning. */
const playOnWords = 0.3

function withoutSure(value: number): number {
  return value >= exactAlias ? exactAliasScore : value >= sure ? value - sure : value
}

/** The share of the value that the same word has in another place. */
const otherWorth = 0.25

/** The share of a stop word's value: enough to decide between two similar names. */
const smallWorth = 0.1

/** Above the scores of all other places, and too far apart to change order. */
const exactNameScore = 20
const exactAliasScore = 16
