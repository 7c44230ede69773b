import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { listPublished } from './list-published.ts'
import type { PublishedDocument } from './published-documents.ts'
import type { Writer } from './writer.ts'

type Listing = readonly PublishedDocument[]

/** A state of a property's content. */
interface State {
  /** The database and the property. */
  readonly key: string
  /** PostgreSQL gives the number of a transaction only once: no other state has this id, nor one that is rolled back. */
  readonly id: string
}

/** The published documents of several malls, so that a publication reads only what it changes. */
const listings = new Map<string, { readonly state: string; readonly entries: Listing }>()
/** The maximum of all malls together; the least recently used mall is dropped first. */
const maxEntries = 50_000

/** The published documents of a property, the oldest entry first. Not for a transaction that has changed them. */
export async function listCurrent(database: Database, propertyId: number): Promise<Listing> {
  // Read before the documents: if these are newer, nobody finds this state again.
  const state = await findState(database, propertyId)
  const known = recall(state)
  if (known !== undefined) return known
  const entries = await listPublished(database, propertyId)
  if (state !== undefined) remember(state, entries)
  return entries
}

/** The same within a transaction that holds the lock of the content and has changed these entries. */
export async function listChangedPublished(
  { transaction, propertyId }: Writer,
  changed: readonly number[],
): Promise<Listing> {
  const before = recall(await findState(transaction, propertyId))
  if (before === undefined) return listPublished(transaction, propertyId)
  const ids = new Set(changed)
  const others = before.filter(({ entryId }) => !ids.has(entryId))
  const own = await listPublished(transaction, propertyId, changed)
  return [...others, ...own].toSorted((a, b) => a.entryId - b.entryId)
}

/** Remembers what is published once the transaction is committed; its change has been noted. */
export async function rememberPublished(
  { transaction, propertyId }: Writer,
  entries: Listing,
): Promise<void> {
  const state = await findState(transaction, propertyId)
  if (state !== undefined) remember(state, entries)
}

async function findState(database: Database, propertyId: number): Promise<State | undefined> {
  return database
    .selectFrom('content_change')
    .select(sql<string>`current_database() || '/' || property_id`.as('key'))
    .select(sql<string>`version || '/' || xmin`.as('id'))
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
}

function recall(state: State | undefined): Listing | undefined {
  const known = state && listings.get(state.key)
  return known?.state === state?.id ? known?.entries : undefined
}

function remember({ key, id }: State, entries: Listing): void {
  listings.delete(key)
  listings.set(key, { state: id, entries })
  let total = [...listings.values()].reduce((sum, listing) => sum + listing.entries.length, 0)
  for (const [oldest, listing] of listings) {
    if (total <= maxEntries || oldest === key) return
    listings.delete(oldest)
    total -= listing.entries.length
  }
}
