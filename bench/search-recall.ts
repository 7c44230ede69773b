import type { SearchRecord } from '@promenade/domain/search/search-record'
import { type Typo, typos, mistypings } from '@promenade/domain/search/testing/typos'

/** Returns the ids of the results, the best first. */
export type Find = (text: string) => readonly string[]

export interface Query {
  readonly typed: string
  /** Correct results; records may share a name. */
  readonly ids: readonly string[]
}

export type Typing = 'exact' | 'prefix' | 'accents' | 'punctuation' | Typo

/** Queries with each kind of typo for the names of `records`, `times` of each per name. */
export function queries(
  records: readonly SearchRecord[],
  times: number,
): ReadonlyMap<Typing, readonly Query[]> {
  const named = records.flatMap(({ id, texts }) => texts.map(({ name }) => ({ id, name })))
  const byName = Map.groupBy(named, ({ name }) => name)
  const names = [...byName.keys()]
  const query = (name: string, typed: string) => ({
    typed,
    ids: (byName.get(name) ?? []).map(({ id }) => id),
  })
  const changed = (change: (name: string) => string) =>
    names.flatMap((name) => (change(name) === name ? [] : [query(name, change(name))]))
  return new Map<Typing, readonly Query[]>([
    ['exact', names.map((name) => query(name, name))],
    ['prefix', changed((name) => name.slice(0, Math.ceil(name.length * 0.8)).trimEnd())],
    ['accents', changed((name) => name.normalize('NFD').replaceAll(/\p{M}/gu, ''))],
    ['punctuation', changed(withoutPunctuation)],
    ...typos.map(
      (typo) => [typo, mistypings(names, typo, times).map(({ name, typed }) => query(name, typed))] as const,
    ),
  ])
}

/** Shares of queries whose record is first, and among the first three. */
export function measureRecall(all: readonly Query[], find: Find) {
  const places = all.map(({ typed, ids }) => find(typed).findIndex((id) => ids.includes(id)))
  const share = (isHit: (place: number) => boolean) => places.filter(isHit).length / Math.max(1, all.length)
  return { atThree: share((place) => place >= 0 && place < 3), first: share((place) => place === 0) }
}

function withoutPunctuation(name: string): string {
  return name
    .replaceAll('&', 'and')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, ' ')
    .trim()
}
