import { sql } from 'kysely'
import type { ChangeSetResult, LeftEntry } from '@promenade/contract/studio-api/change-sets'
import { carryOutUndo } from './carry-out-undo.ts'
import { createsProperty, keepAction, logSteps, openChangeSet } from './change-log.ts'
import { lockContent } from './content-version.ts'
import { undoMapChange } from './map-changes.ts'
import { describeLeft } from './describe-left.ts'
import { type StoredEntry, saveEntries } from './stored-entry.ts'
import { type UndoVerdict, judgeUndo, type RevertStep, type UndoChoices } from './judge-undo.ts'
import { listChanged, publishChanged } from './publish-changed.ts'
import { faultsOf, refuse } from './refuse.ts'
import type { Act } from './revisions.ts'
import { listSteps, readUndoState, type UndoState } from './undo-state.ts'

interface UndoResult extends Pick<ChangeSetResult, 'warnings' | 'contentVersion'> {
  readonly id: number
  /** Ids of the records that are taken back, and of those that stay because somebody chose so. */
  readonly taken: readonly number[]
  readonly kept: readonly number[]
  readonly left: readonly LeftEntry[]
}

/**
 * Undoes a change set by another one: all records that nobody changed since, and the chosen ones among the
 * others. Merges changes of other fields. Returns the records that it left, with their current state; a later
 * undo of the same set concerns only these. Throws `Problem` with the left records if nothing could be
 * undone.
 */
export async function undoChangeSet(outer: Act, id: number, choices: UndoChoices): Promise<UndoResult> {
  await lockContent(outer)
  const set = await claimUndo(outer, id)
  const map = await undoMapChange(outer, { ...set, id, isAllowed: choices.mayPublish('store') })
  if (map !== undefined) return { ...map, taken: [], kept: [], left: [], warnings: [] }
  const steps = await listSteps(outer, id)
  if (steps.length === 0) throw refuse('conflict', 'It is undone already.', { left: [] })
  const state = await readUndoState(outer, steps)
  const verdicts = await judgeUndo(outer, state, choices)
  const { taken, kept, left, result } = await takeBack(outer, { ...state, set: { id, ...set } }, verdicts)
  const told = await describeLeft(outer, { ...state, id }, left)
  if (result !== undefined) return { ...result, taken, kept, left: told }
  if (left.every(({ reason }) => reason === 'forbidden'))
    throw refuse('forbidden', 'This needs the permission to publish.')
  throw refuse('conflict', 'Somebody has gone on with it since.', { left: told })
}

async function claimUndo({ transaction, propertyId }: Act, id: number) {
  const set = await transaction
    .selectFrom('change_set')
    .select(['title', 'subject', 'undone_by as undoneBy'])
    .select(createsProperty(sql`${id}::integer`).as('isFirst'))
    .where('property_id', '=', propertyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (set === undefined) throw refuse('not-found', 'There is no such change set.')
  if (set.isFirst) throw refuse('conflict', 'The mall itself came with it.', { left: [] })
  return set
}

interface Undoing extends UndoState {
  readonly set: Awaited<ReturnType<typeof claimUndo>> & { readonly id: number }
}

/**
 * Undoes what it can. A record whose former document cannot be published is left, and all others are tried
 * again without it.
 */
async function takeBack(outer: Act, undoing: Undoing, verdicts: readonly UndoVerdict[]) {
  const kept = verdicts.flatMap((one) => (one.verdict === 'keep' ? [one.step.entryId] : []))
  const left = verdicts.filter((one) => one.verdict === 'leave')
  let reverting = verdicts.filter((one) => one.verdict === 'revert')
  while (reverting.length + kept.length > 0) {
    const taken = reverting.map(({ step }) => step.entryId)
    await sql`savepoint undo`.execute(outer.transaction)
    try {
      const result = await writeUndo(outer, undoing, { reverting, kept })
      return { taken, kept, left, result }
    } catch (error) {
      const located = faultsOf(error)
      if (located === undefined) throw error
      const faulty = new Set(located.map(({ entry }) => entry))
      if (!taken.some((id) => faulty.has(id))) throw error
      await sql`rollback to savepoint undo`.execute(outer.transaction)
      const faults = Map.groupBy(located, ({ entry }) => entry)
      for (const { plan, step } of reverting.filter((one) => faulty.has(one.step.entryId)))
        left.push({ verdict: 'leave', reason: 'faults', plan, step, faults: faults.get(step.entryId) ?? [] })
      reverting = reverting.filter(({ step }) => !faulty.has(step.entryId))
    }
  }
  return { taken: [], kept, left, result: undefined }
}

interface Chosen {
  readonly reverting: readonly RevertStep[]
  readonly kept: readonly number[]
}

async function writeUndo(
  outer: Act,
  { set: { id, title, subject, undoneBy }, entries, steps, now }: Undoing,
  { reverting, kept }: Chosen,
) {
  // A former attempt was rolled back, so its cached revisions are invalid.
  const attempt = { ...outer, seen: new Map(outer.seen) }
  const act = await openChangeSet(attempt, { via: 'undo', undoes: id, title, subject })
  const undone: StoredEntry[] = []
  for (const { plan } of reverting) undone.push(await carryOutUndo(act, plan))
  await saveEntries(act, undone)
  if (undone.length > 0 && undoneBy === null) await markUndone(act, id)
  const { warnings, contentVersion } = await publishChanged(act, listChanged(entries, undone))
  const taken = new Set(undone.map((entry) => entry.id))
  const logged = steps.flatMap(({ entryId, action, after }) => {
    if (!taken.has(entryId) && !kept.includes(entryId)) return []
    return [{ entryId, action: taken.has(entryId) ? action : keepAction, before: now.get(entryId) ?? after }]
  })
  await logSteps(act, logged)
  return { id: act.changeSetId, warnings: [...warnings], contentVersion }
}

async function markUndone({ transaction, changeSetId }: Act, id: number): Promise<void> {
  await transaction
    .updateTable('change_set')
    .set({ undone_by: changeSetId ?? null })
    .where('id', '=', id)
    .execute()
}
