import { exactAlias, exactName, sourceOf, sure } from './mark-matches.ts'
import type { MatchBoard } from './match-board.ts'
import type { SearchQuery } from './search-query.ts'
import type { Place } from './term-places.ts'

/**
 * The kind of match, best first: by the whole name or alias; by every word; by every word, some of them with a typo; or
 * by at least half of several words.
 */
export type Certainty = 'name' | 'sure' | 'guess' | 'part'

/** A matching record, by its index. */
export interface Ranked {
  readonly record: number
  readonly certainty: Certainty
  readonly score: number
}

/** Properties of the records that decide their order, by index. */
export interface Standing {
  /** Position among records of one score. */
  readonly position: (record: number) => number
  /** True if the exact name was typed, including connecting words. */
  readonly isLiteral: (record: number) => boolean
}

/** The records to show for a query, the best first. */
export function rankMatches(
  board: MatchBoard,
  query: SearchQuery,
  accepts: (record: number) => boolean,
  standing: Standing,
): readonly Ranked[] {
  const ranked: Ranked[] = []
  for (const record of board.marked()) {
    const certainty = certaintyOf(board, query, record)
    if (certainty === undefined || !accepts(record)) continue
    const bonus = certainty === 'name' && standing.isLiteral(record) ? 1 : 0
    ranked.push({ record, certainty, score: scoreOf(board, query, record) + bonus })
  }
  const inOrder = ranked.toSorted(
    (a, b) => b.score - a.score || standing.position(a.record) - standing.position(b.record),
  )
  return selectMatches(
    Map.groupBy(inOrder, ({ certainty }) => certainty),
    board,
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
  board: MatchBoard,
  query: SearchQuery,
): readonly Ranked[] {
  const [names, sures, guesses, parts] = (['name', 'sure', 'guess', 'part'] as const).map(
    (certainty) => groups.get(certainty) ?? [],
  )
  const certain = [...(names ?? []), ...(sures ?? [])]
  if (certain.length >= manySure) return certain
  const bestGuess = guesses?.[0]?.score ?? 0
  const goodGuesses =
    certain.length > 0
      ? guesses?.filter(({ record }) => isGuessedByName(board, query, record)).slice(0, maxGuessesBeside)
      : guesses?.filter(({ score }) => score >= bestGuess * goodGuess)
  const rest = names?.length ? [] : (parts ?? []).slice(0, maxParts)
  return [...certain, ...(certain.length >= enoughSure ? [] : (goodGuesses ?? [])), ...rest]
}

function certaintyOf(board: MatchBoard, query: SearchQuery, record: number): Certainty | undefined {
  if (board.valueOf(0, record) >= exactAlias) return 'name'
  const missing = query.required & ~board.foundWords(record)
  if (missing === 0) return isSure(board, query, record) ? 'sure' : 'guess'
  return isGoodPart(board, query, record) ? 'part' : undefined
}

function isSure(board: MatchBoard, { words, required }: SearchQuery, record: number): boolean {
  return words.every((_, word) => !(required & (1 << word)) || board.valueOf(word, record) >= sure)
}

/** True if at least half of the required words match whole, with more than one letter, and not in a description. */
function isGoodPart(board: MatchBoard, { words, required }: SearchQuery, record: number): boolean {
  let requiredCount = 0
  let found = 0
  words.forEach((text, word) => {
    if (!(required & (1 << word))) return
    requiredCount += 1
    if (text.length < 2 || board.valueOf(word, record) < sure) return
    const { place, isWhole } = sourceOf(board.sourceOf(word, record))
    if (isWhole && place !== 'description') found += 1
  })
  return found * 2 >= requiredCount
}

function isGuessedByName(board: MatchBoard, { words, required }: SearchQuery, record: number): boolean {
  return words.every((_, word) => {
    if (!(required & (1 << word)) || board.valueOf(word, record) >= sure) return true
    const { place } = sourceOf(board.sourceOf(word, record))
    return guessablePlaces.has(place)
  })
}

const guessablePlaces: ReadonlySet<Place> = new Set(['whole name', 'whole alias', 'name', 'title', 'alias'])

/** The mean value of the words without `sure`; small words count less. */
function scoreOf(board: MatchBoard, { words, required }: SearchQuery, record: number): number {
  const sum = words.reduce((total, _, word) => {
    const value = board.valueOf(word, record)
    if (value >= exactAlias) return total + (value >= exactName ? exactNameScore : exactAliasScore)
    const worth = required & (1 << word) ? 1 : smallWorth
    return total + worth * (value >= sure ? value - sure : value)
  }, 0)
  return sum / words.length
}

/** The share of a small word's value: enough to decide between two similar names. */
const smallWorth = 0.1

/** Above the scores of all other places, and too far apart to change order. */
const exactNameScore = 20
const exactAliasScore = 16
