import type { LeftEntry } from '@promenade/contract/studio-api/change-sets'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { isEqual } from '@promenade/domain/studio/document'
import { getAt } from '@promenade/domain/studio/path'
import type { EntrySnapshot } from '../database/studio-schema.ts'
import type { StoredEntry } from './stored-entry.ts'
import { type LeaveStep, tagOf } from './judge-undo.ts'
import type { Conflict } from './plan-undo.ts'
import type { FoundPlan } from './publications.ts'
import { type Act, getRevision } from './revisions.ts'
import type { UndoState } from './undo-state.ts'

interface Undone extends UndoState {
  /** Of the change set. */
  readonly id: number
}

/**
 * Describes the records that an undo left: what the act changed, the current values, and who changed them
 * since.
 */
export async function describeLeft(
  act: Act,
  undone: Undone,
  left: readonly LeaveStep[],
): Promise<readonly LeftEntry[]> {
  const later = await listLater(act, undone.id, left)
  const described: LeftEntry[] = []
  for (const one of left) {
    const entry = undone.entries.get(one.step.entryId)
    if (entry !== undefined) described.push(await describe(act, undone, one, { entry, later }))
  }
  return described
}

interface Found {
  readonly entry: StoredEntry
  readonly later: Later
}

async function describe(
  act: Act,
  { now, plans }: UndoState,
  { step, plan, reason, faults }: LeaveStep,
  { entry, later }: Found,
): Promise<LeftEntry> {
  const { before, after } = step
  const current = now.get(entry.id) ?? after
  const { document } = await getRevision(act, entry.id, { entryId: entry.id, number: entry.version })
  const since = reason === 'changed' ? findSince(later, entry.id, plan.conflicts) : undefined
  const known = new Set([...before.waiting, ...after.waiting])
  return {
    entry: entry.id,
    kind: entry.kind,
    title: titleOf(document),
    seen: tagOf(current),
    reason,
    faults: [...faults],
    ...(since === undefined ? {} : { since }),
    states: {
      before: stateOf(before, plans),
      after: stateOf(after, plans),
      now: stateOf(current, plans),
    },
    ...(before.slug === after.slug || before.slug === ''
      ? {}
      : { addresses: { before: before.slug, after: after.slug, now: entry.slug } }),
    plans: plan.cancelled.flatMap((id) => (known.has(id) ? [] : describePlan(plans.get(id)))),
    changes: describeConflicts(plan.conflicts),
  }
}

function stateOf(
  { version, deletedAt, published, waiting }: EntrySnapshot,
  plans: UndoState['plans'],
): LeftEntry['states']['now'] {
  if (version === 0) return 'none'
  if (deletedAt !== null) return 'bin'
  if (published !== null) return 'live'
  return waiting.some((id) => plans.get(id)?.action === 'publish') ? 'scheduled' : 'draft'
}

function describePlan(plan: FoundPlan | undefined): LeftEntry['plans'] {
  if (plan === undefined) return []
  const { id, action, at, revision, by } = plan
  return [{ id, action, at: at.toISOString(), by, ...(revision === null ? {} : { revision }) }]
}

/** Lists each field once; the draft comes before the published document. */
function describeConflicts(conflicts: readonly Conflict[]): LeftEntry['changes'] {
  const changes = conflicts.flatMap(({ paths, ...versions }) =>
    paths.map((path) => {
      const names = ['before', 'after', 'now', 'back'] as const
      const values = names.map((name) => [name, getAt(versions[name], path)] as const)
      return { path: [...path], ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) }
    }),
  )
  return [...Map.groupBy(changes, ({ path }) => path.join('\n')).values()].flatMap(([first]) => first ?? [])
}

type Later = Awaited<ReturnType<typeof listLater>>

/** The revisions and the acts that came after a change set. */
async function listLater({ transaction }: Act, id: number, left: readonly LeaveStep[]) {
  const ids = [0, ...left.map(({ step }) => step.entryId)]
  const revisions = await transaction
    .selectFrom('revision')
    .select(['entry_id as entryId', 'number', 'document', 'author as by', 'made_at as at'])
    .where('entry_id', 'in', ids)
    .orderBy('number')
    .execute()
  const first = new Map(left.map(({ step }) => [step.entryId, step.after.version]))
  const acts = await transaction
    .selectFrom('change_set_item')
    .innerJoin('change_set', 'change_set.id', 'change_set_id')
    .select(['entry_id as entryId', 'author as by', 'made_at as at'])
    .where('change_set_id', '>', id)
    .where('entry_id', 'in', ids)
    .orderBy('change_set_id')
    .execute()
  const isSince = (one: (typeof revisions)[number]) => one.number >= (first.get(one.entryId) ?? 0)
  return {
    revisions: Map.groupBy(revisions.filter(isSince), ({ entryId }) => entryId),
    acts: Map.groupBy(acts, ({ entryId }) => entryId),
  }
}

/** Finds the last change of these fields; without fields the last act on the record. */
function findSince(
  { revisions, acts }: Later,
  entryId: number,
  conflicts: readonly Conflict[],
): LeftEntry['since'] {
  const paths = conflicts.flatMap((conflict) => conflict.paths)
  const versions = revisions.get(entryId) ?? []
  const writes = versions.filter(({ document }, index) => {
    const former = versions[index - 1]
    return (
      former !== undefined &&
      paths.some((path) => !isEqual(getAt(document, path), getAt(former.document, path)))
    )
  })
  const last = writes.at(-1) ?? acts.get(entryId)?.at(-1) ?? versions.at(-1)
  return last && { by: last.by, at: last.at.toISOString() }
}
