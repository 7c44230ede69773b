import type { EntrySnapshot } from '../database/studio-schema.ts'
import { findSnapshots, keep } from './change-log.ts'
import { type EntryRow, lockEntries } from './entry-row.ts'
import { type Done, revisionsOf } from './plan-undo.ts'
import { findPlans } from './publications.ts'
import { type Act, readAhead } from './revisions.ts'

/** The steps on records of which no undo has disposed. Several on one entry are one: each has the states around the set. */
export async function listSteps({ transaction }: Act, id: number): Promise<readonly Done[]> {
  const steps = await transaction
    .selectFrom('change_set_item as item')
    .select(['entry_id as entryId', 'action', 'before', 'after'])
    .where('change_set_id', '=', id)
    .where('action', '!=', keep)
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

/** The records of a change set as they are, and what is planned for them. */
export interface Situation {
  readonly steps: readonly Done[]
  readonly entries: ReadonlyMap<number, EntryRow>
  readonly now: ReadonlyMap<number, EntrySnapshot>
  readonly plans: Awaited<ReturnType<typeof findPlans>>
}

export async function readSituation(act: Act, steps: readonly Done[]): Promise<Situation> {
  const ids = steps.map(({ entryId }) => entryId)
  const entries = await lockEntries(act, ids)
  await readAhead(act, steps.flatMap(revisionsOf))
  const now = await findSnapshots(act, ids)
  const snapshots = [...now.values(), ...steps.flatMap(({ before, after }) => [before, after])]
  const plans = await findPlans(
    act,
    snapshots.flatMap(({ waiting }) => waiting),
  )
  return { steps, entries, now, plans }
}
