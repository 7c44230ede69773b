import {
  changeSetQuery,
  type ChangeSetResult,
  changeSetResultSchema,
  changeSetsQuery,
  newChangeSetSchema,
  type NewChangeSet,
  type UndoRequest,
  type UndoResult,
  undoResultSchema,
  undoSchema,
} from '@promenade/contract/studio-api/change-sets'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { isConfirmation } from '@promenade/domain/studio/closure'
import { permissionOf, publishingPermission } from '@promenade/domain/studio/permissions'
import { applyChangeSet } from '../documents/change-set.ts'
import { dryRun } from '../database/dry-run.ts'
import { faultsOf } from '../documents/refuse.ts'
import type { Act } from '../documents/revisions.ts'
import { undoChangeSet } from '../documents/undo-change-set.ts'
import { writeAudit } from './audit.ts'
import type { Call } from './call.ts'
import { runOnce, readIdempotencyKey } from './idempotency.ts'
import { listChangeSets } from './list-change-sets.ts'
import { parseWith, readJson } from './read-json.ts'
import { answerJson } from './answer-json.ts'
import type { Routes } from './routes.ts'
import { followUndo } from './stores/follow-undo.ts'

/** A field of 500 stores changed at once. */
const maxBytes = 8 * 1_024 * 1_024

/** The routes of what changes the site: publish, withdraw, restore, delete and their undo. */
export function addChangeSetRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/change-sets', async (call) => {
    const { limit } = parseWith(changeSetsQuery, call.query())
    return answerJson(await listChangeSets(call, limit))
  })
  routes.staffAndTokens('POST /api/v1/change-sets', apply)
  routes.staffAndTokens('POST /api/v1/change-sets/:id/undo', undo)
}

async function apply(call: Call): Promise<Response> {
  const isDryRun = parseWith(changeSetQuery, call.query()).dry_run === '1'
  const wanted = await readJson(call.request, newChangeSetSchema, maxBytes)
  if (isDryRun) return answerJson(await tryChanges(call, wanted))
  const key = readIdempotencyKey(call.request)
  const result = await call.act((act) =>
    runOnce(act, { key, body: wanted, response: changeSetResultSchema }, () =>
      applyAllowed(call, act, wanted),
    ),
  )
  return answerJson(result, 201)
}

async function applyAllowed(call: Call, act: Act, wanted: NewChangeSet) {
  await requireAll(call, act, wanted)
  const result = await applyChangeSet(act, wanted)
  const entries = [...new Set(result.items.map(({ entry }) => entry))]
  const actions = [...new Set(result.items.map(({ action }) => action))]
  await writeAudit(act, {
    action: 'change-set.apply',
    changeSetId: result.id,
    ...describeEntries(entries),
    details: { actions, count: entries.length },
  })
  return result
}

/** The audit names the entry if it is one. */
function describeEntries([entryId, ...others]: readonly number[]) {
  return entryId === undefined || others.length > 0 ? {} : { entryId }
}

async function requireAll(call: Call, { transaction }: Act, { items }: NewChangeSet): Promise<void> {
  const entries = await transaction
    .selectFrom('entry')
    .leftJoin('revision', 'revision.id', 'published_revision')
    .select(['entry.id', 'kind', 'document as published'])
    .where('entry.id', 'in', [0, ...items.map(({ entry }) => entry)])
    .execute()
  // A mall whose property nobody sees has no confirmed closures either.
  const mall = await transaction
    .selectFrom('mall')
    .select('time_zone as timeZone')
    .where('id', '=', call.session.propertyId)
    .executeTakeFirst()
  const clock = { now: call.now.getTime(), timeZone: mall?.timeZone ?? 'UTC' }
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  for (const item of items) {
    const entry = known.get(item.entry)
    if (entry === undefined) continue
    const { action, document, revision, at, until } = item
    // Whoever passes by a lift that still stands still may say so at once.
    const isConfirming =
      action === 'publish' &&
      entry.kind === 'point-of-interest' &&
      (revision ?? at ?? until) === undefined &&
      document !== undefined &&
      entry.published !== null &&
      isConfirmation(entry.published, document, clock)
    call.require(isConfirming ? 'draft.write' : permissionOf(action, entry.kind))
  }
}

/** Does everything and takes it back. Faults are part of the result. */
async function tryChanges(call: Call, wanted: NewChangeSet): Promise<ChangeSetResult> {
  try {
    const { id: _, ...result } = await dryRun<Act, ChangeSetResult>(
      (work) => call.act(work),
      (act) => applyAllowed(call, act, wanted),
    )
    return result
  } catch (error) {
    const none = { items: [], warnings: [], contentVersion: 0 }
    const faults = faultsOf(error)
    if (faults === undefined) throw error
    return { ...none, faults: [...faults] }
  }
}

async function undo(call: Call): Promise<Response> {
  const id = call.id()
  const hasBody = call.request.headers.has('content-type')
  const body: UndoRequest = hasBody ? await readJson(call.request, undoSchema, maxBytes) : {}
  const { choices = [] } = body
  const mayPublish = (kind: EntryKind) => call.session.permissions.has(publishingPermission(kind))
  const work = async (act: Act): Promise<UndoResult> => {
    const { taken, kept, left, ...result } = await undoChangeSet(act, id, { choices, mayPublish })
    await followUndo(act, id, taken)
    await writeAudit(act, {
      action: 'change-set.undo',
      changeSetId: result.id,
      ...describeEntries([...taken, ...kept]),
      details: { undoes: id, count: taken.length, kept: kept.length, left: left.length },
    })
    return { ...result, taken: taken.length, kept: kept.length, left: [...left] }
  }
  const isRepeatable = call.request.headers.has('idempotency-key')
  const key = isRepeatable ? readIdempotencyKey(call.request) : ''
  const request = { undoes: id, ...body }
  const result = await call.act((act) =>
    isRepeatable
      ? runOnce(act, { key, body: request, response: undoResultSchema }, () => work(act))
      : work(act),
  )
  return answerJson(result, 201)
}
