import { sql } from 'kysely'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'

/** A colleague takes a mistake back within this time; later it would be a subscription that nobody has asked for. */
const undoMs = 15 * 60_000

/** Ends a subscription on request. Throws `Problem` for one that has ended. */
export async function endSubscription(
  { transaction, propertyId, now, author }: Act,
  id: number,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscription')
    .set({ status: 'unsubscribed', unsubscribed_at: now, unsubscribed_by: author?.name ?? '' })
    .where('property_id', '=', propertyId)
    .where('id', '=', id)
    .where('status', '!=', 'unsubscribed')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw refuse('not-found', 'There is no such subscription, or it has ended.')
}

/** Takes that back, unless it was long ago or the subscriber has unsubscribed as well. Throws `Problem`. */
export async function resumeSubscription({ transaction, propertyId, now }: Act, id: number): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscription')
    .set({
      status: sql<'confirmed'>`case when confirmed_at is null then 'pending' else 'confirmed' end`,
      unsubscribed_at: null,
      unsubscribed_by: null,
    })
    .where('property_id', '=', propertyId)
    .where('id', '=', id)
    .where('status', '=', 'unsubscribed')
    .where('unsubscribed_by', 'is not', null)
    .where('unsubscribed_at', '>', new Date(now.getTime() - undoMs))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    throw refuse('not-found', 'There is no subscription that staff have ended within a quarter of an hour.')
}
