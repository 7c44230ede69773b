import type { StoreDraftJson, StorePageJson } from '@promenade/contract/studio-api/store-answers'
import type { StorePart } from '@promenade/domain/studio/store-answers'
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { StoreCall } from '../call.ts'

/** For so long the end of a link can be taken back, with what was typed by it. */
const undoMs = 86_400_000

/**
 * Keeps what a store has typed of a part, in place of what was there. It is the store's: a later link shows it too, unless the
 * centre ends the link by which it was typed.
 */
export async function saveStoreDraft(call: StoreCall, { part, fields }: StoreDraftJson): Promise<void> {
  const { database, now, store } = call
  if (fields === null) return removeStoreDrafts(database, store.entryId, [part])
  const saved = {
    link_id: store.user === undefined ? (store.link?.id ?? null) : null,
    fields: JSON.stringify(fields),
    saved_at: now,
  }
  await database
    .insertInto('store_draft')
    .values({ entry_id: store.entryId, part, ...saved })
    .onConflict((conflict) => conflict.columns(['entry_id', 'part']).doUpdateSet(saved))
    .execute()
}

export async function removeStoreDrafts(
  database: Database,
  entryId: number,
  parts: readonly StorePart[],
): Promise<void> {
  await database
    .deleteFrom('store_draft')
    .where('entry_id', '=', entryId)
    .where(sql<boolean>`part = any(${parts}::text[])`)
    .execute()
}

export async function listStoreDrafts(database: Database, entryId: number): Promise<StorePageJson['drafts']> {
  return database
    .selectFrom('store_draft')
    .leftJoin('store_link', 'store_link.id', 'link_id')
    .select(['part', 'fields'])
    .where('store_draft.entry_id', '=', entryId)
    .where('ended_at', 'is', null)
    .orderBy('part')
    .execute()
}

/** Removes what was typed by links that the centre has ended for good. */
export async function removeEndedDrafts(database: Database, now: Date): Promise<void> {
  const ended = database
    .selectFrom('store_link')
    .select('id')
    .where('ended_at', '<', new Date(now.getTime() - undoMs))
  await database.deleteFrom('store_draft').where('link_id', 'in', ended).execute()
}
