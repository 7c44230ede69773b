import { type EntryKind, entryKinds } from '@promenade/contract/editing/documents'
import type { Document } from '@promenade/domain/studio/document'

/** The document of an entry, with what it is known by. */
export interface EntryDocument {
  readonly kind: EntryKind
  readonly slug: string
  readonly document: Document
}

/** What visitors get of an entry. */
export interface PublishedDocument extends EntryDocument {
  readonly entryId: number
  /** Slugs that it had before. */
  readonly formerSlugs: readonly string[]
  /** When its revision was made. */
  readonly editedAt: Date
}

/** Kinds with one file per record, and the folders of these files. */
export const recordFolders: Readonly<Partial<Record<EntryKind, string>>> = {
  store: 'stores',
  promotion: 'promotions',
  coupon: 'coupons',
  event: 'events',
  news: 'news',
  job: 'jobs',
  contest: 'contests',
  gallery: 'galleries',
  page: 'pages',
  popup: 'popups',
  'point-of-interest': 'points-of-interest',
}

/** Kinds whose records are the items of one file, and these files. */
export const listFiles: Readonly<Partial<Record<EntryKind, string>>> = {
  category: 'categories.yaml',
  banner: 'banners.yaml',
  'social-post': 'social.yaml',
  'meta-data': 'meta-data.yaml',
}

/** The kinds that a table names, with the file or folder of each. */
export function kindsWith(
  table: Readonly<Partial<Record<EntryKind, string>>>,
): readonly (readonly [EntryKind, string])[] {
  return entryKinds.flatMap((kind) => {
    const place = table[kind]
    return place === undefined ? [] : [[kind, place] as const]
  })
}
