import { createHash } from 'node:crypto'
import type { PublishedDocuments } from '../documents/published-documents.ts'

/** Above all ids of records. */
const firstPartId = 2 ** 48
const cache = new Map<string, number>()
const maxCached = 20_000

/** The public id of a category, also of one within another. */
export function categoryId(documents: PublishedDocuments, slug: string): number {
  return partId(documents, `category/${slug}`)
}

/** The public id of a day of a recurring event. */
export function eventDayId(documents: PublishedDocuments, entryId: number, date: string): number {
  return partId(documents, `event/${entryId}/${date}`)
}

/**
 * An id follows from its name, so it is the same at any moment and in any preview; two of 10,000 share one with a probability of 1
 * in 5 million. Databases of earlier releases have numbers for some.
 */
function partId({ partIds, propertyId }: PublishedDocuments, part: string): number {
  return partIds.get(part) ?? deriveId(`${propertyId}/${part}`)
}

function deriveId(key: string): number {
  const known = cache.get(key)
  if (known !== undefined) return known
  const id = firstPartId + createHash('sha256').update(key).digest().readUIntBE(0, 6)
  if (cache.size >= maxCached) cache.clear()
  cache.set(key, id)
  return id
}
