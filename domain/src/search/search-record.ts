import type { Locale } from '../locale/locale.ts'

interface SearchKindRank {
  /** Of two equal matches, visitors mean the heavier. */
  readonly weight: number
}

/** The kinds of searchable records, in the order among equal matches: visitors look for stores most. */
export const searchKinds = {
  store: { weight: 1 },
  promotion: { weight: 0.7 },
  event: { weight: 0.7 },
  job: { weight: 0.7 },
  page: { weight: 1 },
} as const satisfies Readonly<Record<string, SearchKindRank>>

export type SearchKind = keyof typeof searchKinds

/** The searchable fields of a record, the most important first. */
export type SearchField = 'name' | 'alias' | 'category' | 'tag' | 'owner' | 'description'

/** A searchable record in all its languages; `id` is unique within an index. */
export interface SearchRecord {
  readonly kind: SearchKind
  readonly id: string
  readonly texts: readonly SearchTexts[]
}

/** The texts of a record in one language, as plain text. */
export interface SearchTexts {
  readonly locale: Locale
  readonly name: string
  /** Other names: as certain as the name, but after a record that has it as its name. */
  readonly aliases?: readonly string[] | undefined
  /** The name of the store of a record such as an offer. */
  readonly owner?: string | undefined
  readonly categories?: readonly string[] | undefined
  /** Words for its kind ("event"); they match like categories but are not shown as reasons. */
  readonly kinds?: readonly string[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly descriptions?: readonly string[] | undefined
}
