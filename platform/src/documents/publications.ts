import { refuse } from './refuse.ts'
import type { Act } from './revisions.ts'

interface NewPublication {
  readonly entryId: number
  readonly action: 'publish' | 'withdraw'
  readonly revisionId: number | null
  readonly at: Date
}

/**
 * Schedules an action on an entry beside its other plans. Throws `Problem` if another plan has the same time,
 * because their order would be undefined.
 */
export async function schedule(
  act: Act & { readonly changeSetId: number },
  { entryId, action, revisionId, at }: NewPublication,
): Promise<void> {
  const { transaction, changeSetId } = act
  const other = await findPlanAt(act, entryId, at)
  if (other !== undefined) throw refuse('plan-taken', describeOther(other), { entry: entryId })
  await transaction
    .insertInto('publication')
    .values({
      entry_id: entryId,
      action,
      revision_id: revisionId,
      at,
      state: 'waiting',
      change_set_id: changeSetId,
      done_at: null,
      failure: null,
    })
    .execute()
}

async function findPlanAt({ transaction }: Act, entryId: number, at: Date) {
  return transaction
    .selectFrom('publication')
    .innerJoin('change_set', 'change_set.id', 'publication.change_set_id')
    .select(['action', 'at', 'author'])
    .where('entry_id', '=', entryId)
    .where('state', '=', 'waiting')
    .where('at', '=', at)
    .executeTakeFirst()
}

function describeOther({ action, at, author }: NonNullable<Awaited<ReturnType<typeof findPlanAt>>>): string {
  const planned = action === 'publish' ? 'go live' : 'be withdrawn'
  const by = author === null ? '' : `, planned by ${author}`
  return `The record is to ${planned} at this very instant already (${at.toISOString()}${by}): choose another, or cancel that plan.`
}

interface Cancelled {
  readonly action?: 'publish' | 'withdraw'
  /** Ids; absent: all. */
  readonly plans?: readonly number[] | undefined
}

/** Cancels waiting publications. */
export async function cancelWaiting(
  { transaction }: Pick<Act, 'transaction'>,
  entryId: number,
  { action, plans }: Cancelled = {},
): Promise<void> {
  await transaction
    .updateTable('publication')
    .set({ state: 'cancelled' })
    .where('entry_id', '=', entryId)
    .where('state', '=', 'waiting')
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'publish'))
    .$if(plans !== undefined, (query) => query.where('id', 'in', [0, ...(plans ?? [])]))
    .execute()
}

/** A publication or withdrawal that was planned, with who planned it. */
export interface FoundPlan {
  readonly id: number
  readonly entryId: number
  readonly action: 'publish' | 'withdraw'
  readonly revision: number | null
  readonly at: Date
  readonly state: 'waiting' | 'done' | 'cancelled' | 'failed'
  readonly by: string | null
}

/** Plans by their ids. */
export async function findPlans(
  { transaction }: Pick<Act, 'transaction'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FoundPlan>> {
  const rows = await transaction
    .selectFrom('publication')
    .innerJoin('change_set', 'change_set.id', 'publication.change_set_id')
    .select(['publication.id', 'entry_id as entryId', 'action', 'revision_id as revision', 'at', 'state'])
    .select('author as by')
    .where('publication.id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map((plan) => [plan.id, plan]))
}

/** Cancels plans; those that have happened stay as they are. */
export async function cancelPlans({ transaction }: Act, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('publication')
    .set({ state: 'cancelled' })
    .where('id', 'in', [0, ...ids])
    .where('state', '=', 'waiting')
    .execute()
}

/** Lets cancelled plans wait again. One whose time has passed would run immediately, so it stays cancelled. */
export async function resumePlans({ transaction, now }: Act, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('publication')
    .set({ state: 'waiting' })
    .where('id', 'in', [0, ...ids])
    .where('state', '=', 'cancelled')
    .where('at', '>', now)
    .execute()
}
