import type { MapJson } from '@promenade/contract/public-api/map'
import type { EntryDocument } from './entry-document.ts'
import type { StoredPicture } from './stored-picture.ts'

/** A published entry with its document. */
export interface PublishedDocument extends EntryDocument {
  readonly entryId: number
  /** Slugs that it had when visitors saw it. */
  readonly formerSlugs: readonly string[]
  /** When its revision was made. */
  readonly editedAt: Date
  /** The id by which the public knows the record. */
  readonly publicId: number
}

/** All that is published of a property, from which every response follows. */
export interface PublishedDocuments {
  readonly propertyId: number
  /** The oldest entry first. */
  readonly entries: readonly PublishedDocument[]
  /** By the path that documents name them by. */
  readonly pictures: ReadonlyMap<string, StoredPicture>
  readonly map: StoredMap | undefined
  /** Ids of categories and of days of events that earlier releases gave, such as `category/books`. */
  readonly partIds: ReadonlyMap<string, number>
}

/** The map of a property as it was imported. */
export interface StoredMap {
  /** Another one for each map. */
  readonly key: string
  readonly format: MapJson['format']
  /** Texts by file name. */
  readonly files: ReadonlyMap<string, string>
}
