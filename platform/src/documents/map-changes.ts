import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { openChangeSet } from './change-log.ts'
import { recordContentChange } from './content-version.ts'
import { findMap, findMapKey, keyOfFiles } from './load-published.ts'
import { refuse } from './refuse.ts'
import type { Act } from './revisions.ts'
import { type MapFiles, mapKeyOf, noMap, replaceMap } from './stored-map.ts'

/** Former maps that are kept for each mall, up to 16 MB each. */
const maxFormer = 3

interface MapChange {
  readonly title?: string | null
  readonly undoes?: number
}

/** Puts up another map as a change set of its own, and keeps the one before for the undo. The caller holds the lock. */
export async function changeMap(
  outer: Act,
  map: MapFiles,
  { title = null, undoes }: MapChange = {},
): Promise<{ readonly id: number; readonly contentVersion: number }> {
  const { transaction, propertyId } = outer
  const former = (await findMap(transaction, propertyId)) ?? noMap
  const origin = undoes === undefined ? { via: 'studio' as const } : { via: 'undo' as const, undoes }
  const act = await openChangeSet(outer, { ...origin, title, subject: { isMap: true } })
  await replaceMap(act, map)
  await transaction
    .insertInto('map_change')
    .values({
      change_set_id: act.changeSetId,
      property_id: propertyId,
      map_key: mapKeyOf(map),
      former: JSON.stringify({ format: former.format, files: Object.fromEntries(former.files) }),
    })
    .execute()
  await dropOldest(act)
  const contentVersion = await recordContentChange(act, { changed: true, isPublication: true })
  return { id: act.changeSetId, contentVersion }
}

interface UndoneSet {
  readonly id: number
  readonly title: string | null
  readonly undoneBy: number | null
  /** The caller may publish. */
  readonly isAllowed: boolean
}

/** Brings back the map before a change, byte by byte; undefined for a change set that is about no map. Throws `Problem`. */
export async function undoMapChange(
  act: Act,
  { id, title, undoneBy, isAllowed }: UndoneSet,
): Promise<Awaited<ReturnType<typeof changeMap>> | undefined> {
  const { transaction, propertyId } = act
  const change = await transaction
    .selectFrom('map_change')
    .select(['map_key as key', 'former'])
    .where('change_set_id', '=', id)
    .executeTakeFirst()
  if (change === undefined) return undefined
  if (!isAllowed) throw refuse('forbidden', 'This needs the permission to publish.')
  const refused = (message: string) => refuse('conflict', message, { left: [] })
  if (undoneBy !== null) throw refused('It is undone already.')
  if (change.key !== (await findMapKey(transaction, propertyId)))
    throw refused('Another map has been taken over since.')
  if (change.former === null) throw refused('The map before it is no longer kept.')
  const { format, files } = formerSchema.parse(change.former)
  // What is undone needs it no more, and leaves its place to the undo.
  await transaction.updateTable('map_change').set({ former: null }).where('change_set_id', '=', id).execute()
  const undo = await changeMap(act, { format, files: new Map(Object.entries(files)) }, { title, undoes: id })
  await transaction.updateTable('change_set').set({ undone_by: undo.id }).where('id', '=', id).execute()
  return undo
}

const formerSchema = z.object({
  format: z.enum(['imdf', 'openstreetmap']),
  files: z.record(z.string(), z.string()),
})

/**
 * A condition: the change set put up the map that is there, and the one before can come back. The files are read only in a mall of
 * which a map was taken over.
 */
export function canUndoMap(changeSet: RawBuilder<unknown>, propertyId: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select from map_change where change_set_id = ${changeSet} and former is not null
    and map_key = (select ${keyOfFiles} from map_file where property_id = ${propertyId}))`
}

async function dropOldest({ transaction, propertyId }: Act): Promise<void> {
  await transaction
    .updateTable('map_change')
    .set({ former: null })
    .where('property_id', '=', propertyId)
    .where('former', 'is not', null)
    .where(
      sql<boolean>`change_set_id not in (select change_set_id from map_change
        where property_id = ${propertyId} and former is not null order by change_set_id desc limit ${maxFormer})`,
    )
    .execute()
}
