import { sql } from 'kysely'
import type { Act } from '../../documents/revisions.ts'

/**
 * What stores have sent follows the change set that decided it. Undone: it waits again, or is undone if the centre had not been
 * asked. Done again: it is what it was.
 */
export async function followUndo(act: Act, undone: number, taken: readonly number[]): Promise<void> {
  const { decisive, isDone } = await findDecisive(act, undone)
  const { transaction, propertyId } = act
  const decided = sql<'approved' | 'rejected'>`
    case when exists (select from entry where id = offer_id and deleted_at is not null) then 'rejected' else 'approved' end`
  const state = isDone
    ? sql<
        'published' | 'approved' | 'rejected'
      >`case state when 'undone' then 'published' else ${decided} end`
    : sql<'undone' | 'waiting'>`case state when 'published' then 'undone' else 'waiting' end`
  await transaction
    .updateTable('store_proposal')
    .set({ state })
    .where('property_id', '=', propertyId)
    .where('change_set_id', '=', decisive)
    .where('state', 'in', isDone ? ['undone', 'waiting'] : ['published', 'approved', 'rejected'])
    .where(sql<number>`coalesce(offer_id, entry_id)`, 'in', [0, ...taken])
    .execute()
}

/** The change set at the beginning of undo and redo, and whether it is done again. */
async function findDecisive({ transaction }: Act, undone: number) {
  let decisive = undone
  let isDone = false
  for (;;) {
    const { undoes } = await transaction
      .selectFrom('change_set')
      .select('undoes')
      .where('id', '=', decisive)
      .executeTakeFirstOrThrow()
    if (undoes === null) return { decisive, isDone }
    decisive = undoes
    isDone = !isDone
  }
}
