import { sql } from 'kysely'
import type { ChangeSetResult, LeftEntry } from '@promenade/contract/studio-api/change-sets'
import { carryOutUndo } from './carry-out-undo.ts'
import { createsProperty, keep, logSteps, openChangeSet } from './change-log.ts'
import { lockContent } from './content-version.ts'
import { describeLeft } from './describe-left.ts'
import { type EntryRow, saveEntries } from './entry-row.ts'
import { type Judged, judgeUndo, type TakenBack, type UndoChoices } from './judge-undo.ts'
import { PublicationFaults } from './publication-faults.ts'
import { listChanged, publishChanged } from './publish-changed.ts'
import { refuse } from './refuse.ts'
import type { Act } from './revisions.ts'
import { listSteps, readSituation, type Situation } from './undo-situation.ts'

interface UndoResult extends Pick<ChangeSetResult, 'warnings' | 'contentVersion'> {
  readonly id: number
  /** Ids of the records that are taken back, and of those that stay because somebody chose so. */
  readonly taken: readonly number[]
  readonly kept: readonly number[]
  readonly left: readonly LeftEntry[]
}

/**
 * Undoes a change set by another one: every record on which nobody has gone on since, and of the others those that are
 * chosen. Fields that others changed besides are merged. The rest is left, and is told with what it is now; a later undo
 * of the same set is about these alone. Throws `Problem`, with what is left, where nothing could be done.
 */
export async function undoChangeSet(outer: Act, id: number, choices: UndoChoices): Promise<UndoResult> {
  await lockContent(outer)
  const set = await claimUndo(outer, id)
  const steps = await listSteps(outer, id)
  if (steps.length === 0) throw refuse('conflict', 'It is undone already.', { left: [] })
  const situation = await readSituation(outer, steps)
  const judged = await judgeUndo(outer, situation, choices)
  const { taken, kept, left, result } = await takeBack(outer, { ...situation, set: { id, ...set } }, judged)
  const told = await describeLeft(outer, { ...situation, id }, left)
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

interface Undoing extends Situation {
  readonly set: Awaited<ReturnType<typeof claimUndo>> & { readonly id: number }
}

/**
 * Takes back what can be. A record that visitors cannot get as it was is left, and all others are tried again without
 * it.
 */
async function takeBack(outer: Act, undoing: Undoing, judged: readonly Judged[]) {
  const kept = judged.flatMap((one) => (one.verdict === 'keep' ? [one.step.entryId] : []))
  const left = judged.filter((one) => one.verdict === 'left')
  let taking = judged.filter((one) => one.verdict === 'take')
  while (taking.length + kept.length > 0) {
    const taken = taking.map(({ step }) => step.entryId)
    await sql`savepoint undo`.execute(outer.transaction)
    try {
      const result = await writeUndo(outer, undoing, { taking, kept })
      return { taken, kept, left, result }
    } catch (error) {
      if (!(error instanceof PublicationFaults)) throw error
      const faulty = new Set(error.located.map(({ entry }) => entry))
      if (!taken.some((id) => faulty.has(id))) throw error
      await sql`rollback to savepoint undo`.execute(outer.transaction)
      const faults = Map.groupBy(error.located, ({ entry }) => entry)
      for (const { plan, step } of taking.filter((one) => faulty.has(one.step.entryId)))
        left.push({ verdict: 'left', reason: 'faults', plan, step, faults: faults.get(step.entryId) ?? [] })
      taking = taking.filter(({ step }) => !faulty.has(step.entryId))
    }
  }
  return { taken: [], kept, left, result: undefined }
}

interface Chosen {
  readonly taking: readonly TakenBack[]
  readonly kept: readonly number[]
}

async function writeUndo(
  outer: Act,
  { set: { id, title, subject, undoneBy }, entries, steps, now }: Undoing,
  { taking, kept }: Chosen,
) {
  // What a former attempt has written is not there any more.
  const attempt = { ...outer, seen: new Map(outer.seen) }
  const act = await openChangeSet(attempt, { via: 'undo', undoes: id, title, subject })
  const undone: EntryRow[] = []
  for (const { plan } of taking) undone.push(await carryOutUndo(act, plan))
  await saveEntries(act, undone)
  if (undone.length > 0 && undoneBy === null) await markUndone(act, id)
  const { warnings, contentVersion } = await publishChanged(act, listChanged(entries, undone))
  const taken = new Set(undone.map((entry) => entry.id))
  const logged = steps.flatMap(({ entryId, action, after }) => {
    if (!taken.has(entryId) && !kept.includes(entryId)) return []
    return [{ entryId, action: taken.has(entryId) ? action : keep, before: now.get(entryId) ?? after }]
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
