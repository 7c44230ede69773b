import type { SearchRecord } from '@promenade/domain/search/search-record'
import { type Typo, typos, mistypings } from '@promenade/domain/search/testing/typos'

/** The ids found, the best first. */
export type Find = (text: string) => readonly string[]

export interface Question {
  readonly typed: string
  /** Any of these is right: records may share a name. */
  readonly ids: readonly string[]
}

/** What visitors may type for a name, by what they do to it. */
export type Typing = 'exact' | 'prefix' | 'accents' | 'punctuation' | Typo

/** Questions of every kind of typing for the names of `records`, `times` of each slip a name. */
export function questions(
  records: readonly SearchRecord[],
  times: number,
): ReadonlyMap<Typing, readonly Question[]> {
  const idsOf = new Map<string, string[]>()
  for (const { id, texts } of records) {
    for (const name of new Set(texts.map((text) => text.name))) {
      idsOf.set(name, [...(idsOf.get(name) ?? []), id])
    }
  }
  const names = [...idsOf.keys()]
  const ask = (typed: readonly { readonly name: string; readonly typed: string }[]): readonly Question[] =>
    typed.map((one) => ({ typed: one.typed, ids: idsOf.get(one.name) ?? [] }))
  const changed = (change: (name: string) => string) =>
    ask(names.map((name) => ({ name, typed: change(name) })).filter(({ name, typed }) => name !== typed))
  return new Map<Typing, readonly Question[]>([
    ['exact', ask(names.map((name) => ({ name, typed: name })))],
    ['prefix', changed(beginning)],
    ['accents', changed((name) => name.normalize('NFD').replaceAll(/\p{M}/gu, ''))],
    ['punctuation', changed(unpunctuated)],
    ...typos.map((typo) => [typo, ask(mistypings(names, typo, times))] as const),
  ])
}

export interface Recall {
  /** Share of the questions whose answer is among the first three, and first. */
  readonly atThree: number
  readonly first: number
  readonly missed: readonly Question[]
}

export function measureRecall(asked: readonly Question[], find: Find): Recall {
  const answers = asked.map((question) => ({ question, found: find(question.typed).slice(0, 3) }))
  const hits = answers.filter(({ question, found }) => found.some((id) => question.ids.includes(id)))
  const first = answers.filter(({ question, found }) => question.ids.includes(found[0] ?? ''))
  return {
    atThree: hits.length / Math.max(1, asked.length),
    first: first.length / Math.max(1, asked.length),
    missed: answers.filter((answer) => !hits.includes(answer)).map(({ question }) => question),
  }
}

/** The name but for its last fifth. */
function beginning(name: string): string {
  return name.slice(0, Math.ceil(name.length * 0.8)).trimEnd()
}

function unpunctuated(name: string): string {
  return name
    .replaceAll('&', 'and')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, ' ')
    .trim()
}
