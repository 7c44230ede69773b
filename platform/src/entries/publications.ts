import type { Act } from './revisions.ts'

interface NewPublication {
  readonly entryId: number
  readonly action: 'publish' | 'withdraw'
  readonly revisionId: number | null
  readonly at: Date
}

/** Plans what is to happen to an entry at a moment. */
export async function schedule(
  { transaction, changeSetId }: Act & { readonly changeSetId: number },
  { entryId, action, revisionId, at }: NewPublication,
): Promise<void> {
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

/** Cancels what waits for its time. */
export async function cancelWaiting(
  { transaction }: Pick<Act, 'transaction'>,
  entryId: number,
  action?: 'publish' | 'withdraw',
): Promise<void> {
  await transaction
    .updateTable('publication')
    .set({ state: 'cancelled' })
    .where('entry_id', '=', entryId)
    .where('state', '=', 'waiting')
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'publish'))
    .execute()
}
