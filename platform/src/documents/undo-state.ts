import type { EntrySnapshot } from '../database/studio-schema.ts'
import { findSnapshots, keepAction } from './change-log.ts'
import { type StoredEntry, lockEntries } from './stored-entry.ts'
import { type ChangeSetStep, revisionsOf } from './plan-undo.ts'
import { findPlans } from './publications.ts'
import { type Act, preloadRevisions } from './revisions.ts'

/**
 * The steps on records that no undo has handled yet. Several steps on one entry count as one, since each has
 * the states before and after the whole set.
 */
export async function listSteps({ transaction }: Act, id: number): Promise<readonly ChangeSetStep[]> {
  const steps = await transaction
    .selectFrom('change_set_item as item')
    .select(['entry_id as entryId', 'action', 'before', 'after'])
    .where('change_set_id', '=', id)
    .where('action', '!=', keepAction)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('change_set_item as done')
            .innerJoin('change_set as undo', 'undo.id', 'done.change_set_id')
            .select('undo.id')
            .where('undo.undoes', '=', id)
            .whereRef('done.entry_id', '=', 'item.entry_id'),
        ),
      ),
    )
    .orderBy('position')
    .execute()
  return [...new Map(steps.map((step) => [step.entryId, step])).values()]
}

/** The inputs of an undo: the steps, the current entries and their plans. */
export interface UndoState {
  readonly steps: readonly ChangeSetStep[]
  readonly entries: ReadonlyMap<number, StoredEntry>
  readonly now: ReadonlyMap<number, EntrySnapshot>
  readonly plans: Awaited<ReturnType<typeof findPlans>>
}

export async function readUndoState(act: Act, steps: readonly ChangeSetStep[]): Promise<UndoState> {
  const ids = steps.map(({ entryId }) => entryId)
  const entries = await lockEntries(act, ids)
  await preloadRevisions(act, steps.flatMap(revisionsOf))
  const now = await findSnapshots(act, ids)
  const snapshots = [...now.values(), ...steps.flatMap(({ before, after }) => [before, after])]
  const plans = await findPlans(
    act,
    snapshots.flatMap(({ waiting }) => waiting),
  )
  return { steps, entries, now, plans }
}
