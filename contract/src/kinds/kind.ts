import type { Document } from '@promenade/domain/studio/document'

/**
 * The description of a kind for the content folder, the site and the studio. Browsers load it, so it contains
 * no schema.
 */
export interface Kind {
  readonly place: RecordPlace
  /** One entry at most, whose slug is the kind. */
  readonly isSingle?: true
  /** Where the pages of its records are: a store is at `/stores/<slug>`. Absent for a kind without pages. */
  readonly area?: string
  /** The page of the site that shows all its records together. Absent: they stand on several pages. */
  readonly page?: `/${string}`
  /** The screen of the studio that lists its records. */
  readonly screen: StudioScreen
  /** The document of a new record on this day that is no copy. Absent: an empty one. */
  readonly firstDocument?: (today: string) => Document
  /** True: the first screen of the studio says how many are live. */
  readonly isCounted?: true
}

/**
 * Where its records are in a content folder: each in a file of a folder, as the items of a list, in a file of its own, as
 * a part of the file of another kind, or in a folder for each blog.
 */
export type RecordPlace =
  | { readonly folder: string }
  | { readonly list: YamlFile }
  | { readonly file: YamlFile }
  | { readonly partOf: YamlFile }
  | { readonly nested: 'blogs' | 'posts' }

type YamlFile = `${string}.yaml`

/** A screen of the studio that lists records. */
export type StudioScreen = '/whats-on' | '/stores' | '/hours' | '/pages' | '/settings'
