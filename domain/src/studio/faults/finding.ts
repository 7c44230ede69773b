import type { EpochMs } from '../../calendar/instants.ts'
import type { UnitMap } from '../../map/store-units.ts'
import type { Document, Path } from '../document.ts'
import type { NameByLanguage } from '../name-by-language.ts'

/** `fault`: it blocks the publication of its record. `hint`: it only warns. */
export type Severity = 'fault' | 'hint'

/** A place where something is wrong, or soon will be. */
export interface Found {
  /** The id of its record; absent for what has none, such as a free unit. */
  readonly entry?: number
  /** The field that mends it; empty for the whole record. */
  readonly path: Path
  /** For a text: its language. */
  readonly locale?: string
  /** What the sentence about it names: dates as `2026-12-24`, hours as `10:00-20:00`, days as `monday`, records by language. */
  readonly values?: FoundValues
  /** What mends it in one press; absent where somebody has to write or choose. */
  readonly fix?: Fix
}

export type FoundValues = Readonly<Record<string, string | NameByLanguage>>

/** A change that mends a finding and can be undone. Without `value`, `set` removes the field. */
export type Fix =
  | { readonly action: 'withdraw' }
  | { readonly action: 'cancel'; readonly plan: number }
  | { readonly action: 'set'; readonly path: Path; readonly value?: unknown }

/** A rule looks at the records in `judged`, beside all others. */
export type Rule = (mall: JudgedMall) => readonly Found[]

/** What rules look at: the newest documents of a mall, its map and a moment. */
export interface JudgedMall {
  /** All records that are not in the bin. */
  readonly records: readonly JudgedRecord[]
  /** Those of them to be judged. */
  readonly judged: readonly JudgedRecord[]
  /** Absent: the mall has no map. */
  readonly map?: UnitMap | undefined
  readonly now: EpochMs
  readonly timeZone: string
}

/** One record: its draft if it has one, or else what is published. */
export interface JudgedRecord {
  readonly entry: number
  /** Such as `store`. */
  readonly kind: string
  readonly slug: string
  /** The id by which the public knows it, as the map may name it. */
  readonly publicId: number
  readonly document: Document
  /** Visitors get a version of it now. */
  readonly isPublished: boolean
  /** The paths of its texts by language. */
  readonly texts: readonly Path[]
  /** The paths of its pictures that want a text for people who cannot see them. */
  readonly pictures: readonly Path[]
  /** What waits for its time, the earliest first. */
  readonly plans: readonly JudgedPlan[]
}

/** A planned publication, with the document that it publishes, or a planned withdrawal. */
export interface JudgedPlan {
  readonly id: number
  readonly action: 'publish' | 'withdraw'
  readonly at: EpochMs
  readonly document?: Document | undefined
}
