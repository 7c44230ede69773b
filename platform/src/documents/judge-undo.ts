import { createHash } from 'node:crypto'
import type { LeftEntry, UndoChoice } from '@promenade/contract/studio-api/change-sets'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntrySnapshot } from '../database/studio-schema.ts'
import type { EntryRow } from './entry-row.ts'
import { type Done, planUndo, type UndoPlan } from './plan-undo.ts'
import type { Act } from './revisions.ts'
import type { Situation } from './undo-situation.ts'

/** What somebody chose for records that an undo left before, and what that person may do. */
export interface UndoChoices {
  readonly choices: readonly UndoChoice[]
  readonly mayPublish: (kind: EntryKind) => boolean
}

interface UndoStep {
  readonly step: Done
  readonly plan: UndoPlan
}

/** A record that an undo leaves as it is, with the reason. */
export interface Left extends UndoStep {
  readonly verdict: 'left'
  readonly reason: LeftEntry['reason']
  readonly faults: readonly EntryFault[]
}

/** A record that is taken back. */
export interface TakenBack extends UndoStep {
  readonly verdict: 'take'
}

/** A record that stays as it is, because that was chosen. */
interface Kept extends UndoStep {
  readonly verdict: 'keep'
}

/** What is done with a record of an undo. */
export type Judged = Left | TakenBack | Kept

/** Judges every record of an undo by itself. A choice counts only for the state that its maker has seen. */
export async function judgeUndo(
  act: Act,
  { steps, entries, now, plans }: Situation,
  { choices, mayPublish }: UndoChoices,
): Promise<readonly Judged[]> {
  const chosen = new Map(choices.map((choice) => [choice.entry, choice]))
  const judged: Judged[] = []
  for (const step of steps) {
    const [entry, state] = [entries.get(step.entryId), now.get(step.entryId)]
    if (entry === undefined || state === undefined) continue
    const plan = await planUndo(act, entry, step, { now: state, plans })
    const choice = chosen.get(entry.id)
    const counts = choice?.seen === tagOf(state) ? choice.choice : undefined
    judged.push(judge({ step, plan }, counts, needsNoMore(entry, plan) || mayPublish(entry.kind)))
  }
  return judged
}

/** Names a state of a record: what was chosen for another one does not count. */
export function tagOf(state: EntrySnapshot): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}

function judge(planned: UndoStep, choice: UndoChoice['choice'] | undefined, isAllowed: boolean): Judged {
  const { isAddressTaken, isMovedOn, clashes } = planned.plan
  const leave = (reason: Left['reason']): Left => ({ ...planned, verdict: 'left', reason, faults: [] })
  if (!isAllowed) return leave('forbidden')
  if (choice === 'keep') return { ...planned, verdict: 'keep' }
  if (isAddressTaken) return leave('address-taken')
  const isClear = !isMovedOn && clashes.length === 0
  return isClear || choice === 'take-back' ? { ...planned, verdict: 'take' } : leave('changed')
}

/** True where only a draft changes: who may write it may take it back. */
function needsNoMore(entry: EntryRow, plan: UndoPlan): boolean {
  const wasSeen = entry.wasPublished || entry.published !== null
  return (
    plan.published === undefined &&
    plan.cancelled.length + plan.resumed.length === 0 &&
    (!wasSeen || (plan.entry.slug === entry.slug && isSameBin(entry, plan.entry)))
  )
}

function isSameBin(one: EntryRow, other: EntryRow): boolean {
  return (one.deletedAt === null) === (other.deletedAt === null)
}
