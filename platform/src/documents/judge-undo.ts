import { createHash } from 'node:crypto'
import type { LeftEntry, UndoChoice } from '@promenade/contract/studio-api/change-sets'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { isAboutConfirmation } from '@promenade/domain/studio/closure'
import type { EntrySnapshot } from '../database/studio-schema.ts'
import type { StoredEntry } from './stored-entry.ts'
import { type ChangeSetStep, planUndo, type UndoPlan } from './plan-undo.ts'
import { type Act, getRevision } from './revisions.ts'
import type { UndoState } from './undo-state.ts'

/** The choices for records that a former undo left, and the permissions of the person. */
export interface UndoChoices {
  readonly choices: readonly UndoChoice[]
  readonly mayPublish: (kind: EntryKind) => boolean
}

interface UndoStep {
  readonly step: ChangeSetStep
  readonly plan: UndoPlan
}

/** The undo leaves this record as it is, for this reason. */
export interface LeaveStep extends UndoStep {
  readonly verdict: 'leave'
  readonly reason: LeftEntry['reason']
  readonly faults: readonly EntryFault[]
}

/** The undo takes this record back. */
export interface RevertStep extends UndoStep {
  readonly verdict: 'revert'
}

/** This record stays as it is, because somebody chose so. */
interface KeepStep extends UndoStep {
  readonly verdict: 'keep'
}

/** What an undo does with one record. */
export type UndoVerdict = LeaveStep | RevertStep | KeepStep

/**
 * Decides about every record of an undo separately. A choice counts only for the state that its maker has
 * seen.
 */
export async function judgeUndo(
  act: Act,
  { steps, entries, now, plans }: UndoState,
  { choices, mayPublish }: UndoChoices,
): Promise<readonly UndoVerdict[]> {
  const chosen = new Map(choices.map((choice) => [choice.entry, choice]))
  const verdicts: UndoVerdict[] = []
  for (const step of steps) {
    const [entry, state] = [entries.get(step.entryId), now.get(step.entryId)]
    if (entry === undefined || state === undefined) continue
    const plan = await planUndo(act, entry, step, { now: state, plans })
    const choice = chosen.get(entry.id)
    const counts = choice?.seen === tagOf(state) ? choice.choice : undefined
    const isAllowed =
      mayPublish(entry.kind) || needsNoMore(entry, plan) || (await isConfirmationAlone(act, entry, plan))
    verdicts.push(judge({ step, plan }, counts, isAllowed))
  }
  return verdicts
}

/** A hash of a record's state, to ignore a choice that was made for another state. */
export function tagOf(state: EntrySnapshot): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
}

function judge(planned: UndoStep, choice: UndoChoice['choice'] | undefined, isAllowed: boolean): UndoVerdict {
  const { isAddressTaken, isMovedOn, conflicts } = planned.plan
  const leave = (reason: LeaveStep['reason']): LeaveStep => ({
    ...planned,
    verdict: 'leave',
    reason,
    faults: [],
  })
  if (!isAllowed) return leave('forbidden')
  if (choice === 'keep') return { ...planned, verdict: 'keep' }
  if (isAddressTaken) return leave('address-taken')
  const isClear = !isMovedOn && conflicts.length === 0
  return isClear || choice === 'take-back' ? { ...planned, verdict: 'revert' } : leave('changed')
}

/** True if only a draft changes, so that the permission to write drafts is enough. */
function needsNoMore(entry: StoredEntry, plan: UndoPlan): boolean {
  const wasSeen = entry.wasPublished || entry.published !== null
  return (
    plan.published === undefined &&
    plan.cancelled.length + plan.resumed.length === 0 &&
    (!wasSeen || (plan.entry.slug === entry.slug && isSameBin(entry, plan.entry)))
  )
}

/** Whoever may confirm a closure may take that back. */
async function isConfirmationAlone(act: Act, entry: StoredEntry, plan: UndoPlan): Promise<boolean> {
  const { published } = plan
  if (entry.kind !== 'point-of-interest' || entry.published === null || published === undefined) return false
  if (!needsNoMore(entry, { ...plan, published: undefined })) return false
  const now = await getRevision(act, entry.id, { id: entry.published })
  if ('document' in published) return isAboutConfirmation(now.document, published.document)
  if (published.revision === null) return false
  const back = await getRevision(act, entry.id, { id: published.revision })
  return isAboutConfirmation(now.document, back.document)
}

function isSameBin(one: StoredEntry, other: StoredEntry): boolean {
  return (one.deletedAt === null) === (other.deletedAt === null)
}
