import type { EntryKind } from '@promenade/contract/editing/documents'
import type { Document } from '@promenade/domain/studio/document'

/** The document of an entry, with what it is known by. */
export interface EntryDocument {
  readonly kind: EntryKind
  readonly slug: string
  readonly document: Document
}

/** The published document of an entry. */
export interface PublishedDocument extends EntryDocument {
  readonly entryId: number
  /** Slugs that it had before. */
  readonly formerSlugs: readonly string[]
  /** When its revision was made. */
  readonly editedAt: Date
}
