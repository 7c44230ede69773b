import { applyChangeSet } from '../../documents/change-set.ts'
import { tryPart } from '../../documents/publish-answers.ts'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { lockEntries } from '../../documents/stored-entry.ts'
import { undoChangeSet } from '../../documents/undo-change-set.ts'
import { writeAudit } from '../audit.ts'

/**
 * Ends a link, and hides what was typed by it and not sent; with `undo`, takes back all that came by it, also what the centre
 * has approved, the newest first. What somebody has changed again since is left. Throws `Problem`.
 */
export async function endLink(
  act: Act,
  id: number,
  undo: boolean,
): Promise<{ readonly undone: number; readonly left: number }> {
  const { transaction, propertyId, now } = act
  const link = await transaction
    .updateTable('store_link')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('property_id', '=', propertyId)
    .returning('entry_id as entryId')
    .executeTakeFirst()
  if (link === undefined) throw refuse('not-found', 'There is no such link.')
  const done = undo ? await undoAll(act, id) : { undone: 0, left: 0 }
  await writeAudit(act, {
    action: 'store.end-link',
    entryId: link.entryId,
    details: { link: id, undo, ...done },
  })
  return done
}

/** Takes back the end of a link. Throws `Problem`. */
export async function reopenLink(act: Act, id: number): Promise<void> {
  const link = await act.transaction
    .updateTable('store_link')
    .set({ ended_at: null })
    .where('id', '=', id)
    .where('property_id', '=', act.propertyId)
    .where('ended_at', 'is not', null)
    .returning('entry_id as entryId')
    .executeTakeFirst()
  if (link === undefined) throw refuse('not-found', 'There is no such link that has been ended.')
  await writeAudit(act, { action: 'store.reopen-link', entryId: link.entryId, details: { link: id } })
}

async function undoAll(act: Act, id: number) {
  const { transaction, now, author } = act
  const proposals = await transaction
    .updateTable('store_proposal')
    .set({ state: 'undone', decided_at: now, decided_by: author?.name ?? null })
    .where('link_id', '=', id)
    .where('state', 'in', ['waiting', 'published', 'approved'])
    .returning(['offer_id as offerId', 'change_set_id as changeSetId'])
    .execute()
  const offers = proposals.flatMap(({ offerId }) => offerId ?? [])
  // With an offer go its plans and what the centre has corrected in it. All of it comes back from the bin.
  const binned = await moveToBin(act, offers)
  const sets = proposals.flatMap(({ offerId, changeSetId }) => (offerId === null ? (changeSetId ?? []) : []))
  const open = await transaction
    .selectFrom('change_set')
    .select('id')
    .where('id', 'in', [0, ...sets])
    .where('undone_by', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  let undone = binned
  for (const set of open) {
    const result = await tryPart(act, (part) =>
      undoChangeSet(part, set.id, { choices: [], mayPublish: () => true }),
    )
    if (result?.left.length === 0) undone++
  }
  return { undone, left: binned + open.length - undone }
}

async function moveToBin(act: Act, ids: readonly number[]): Promise<number> {
  const entries = [...(await lockEntries(act, ids)).values()].filter(({ deletedAt }) => deletedAt === null)
  const items = entries.map(({ id, version }) => ({ entry: id, version, action: 'delete' as const }))
  if (items.length > 0) await applyChangeSet(act, { items })
  return items.length
}
