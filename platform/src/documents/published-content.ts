import type { Database } from '../database/connect.ts'
import { loadPublished } from './load-published.ts'
import type { PublishedDocuments } from './published-documents.ts'

/** The published documents of each property, in memory until its content has another version. */
export interface PublishedContent {
  /** `decidedVersion` is the version of the last publication by staff; null without one. */
  find(propertyId: number): Promise<Published | undefined>
}

interface Published {
  readonly documents: PublishedDocuments
  /** Rises with every change of the content. */
  readonly version: number
  readonly decidedVersion: number | null
}

interface Loaded {
  /** The version and its time: a mall that was removed and comes back has numbers that were there before. */
  readonly key: string
  readonly documents: Promise<PublishedDocuments>
}

/** The documents of all malls together; the mall that was requested least recently goes first. */
const maxDocuments = 100_000

export function createPublishedContent(database: Database): PublishedContent {
  const malls = new Map<number, Loaded>()
  const load = async (propertyId: number, key: string) => {
    const known = malls.get(propertyId)
    malls.delete(propertyId)
    const loaded = known?.key === key ? known : { key, documents: loadPublished(database, propertyId) }
    malls.set(propertyId, loaded)
    try {
      const documents = await loaded.documents
      await removeOldest(malls, maxDocuments)
      return documents
    } catch (error) {
      if (malls.get(propertyId) === loaded) malls.delete(propertyId)
      throw error
    }
  }
  return {
    async find(propertyId) {
      // Read before the documents: they are never older than this version says.
      const change = await database
        .selectFrom('content_change')
        .select(['version', 'changed_at as changedAt', 'decided_version as decidedVersion'])
        .where('property_id', '=', propertyId)
        .executeTakeFirst()
      if (change === undefined) return undefined
      const { version, changedAt, decidedVersion } = change
      const documents = await load(propertyId, `${version} ${changedAt.getTime()}`)
      return { documents, version, decidedVersion }
    },
  }
}

async function removeOldest(malls: Map<number, Loaded>, max: number): Promise<void> {
  const sizes = await Promise.all(
    [...malls].map(async ([id, { documents }]) => [id, (await documents).entries.length] as const),
  )
  let total = sizes.reduce((sum, [, size]) => sum + size, 0)
  for (const [id, size] of sizes.slice(0, -1)) {
    if (total <= max) return
    malls.delete(id)
    total -= size
  }
}
