import { sql } from 'kysely'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import type { Log } from '@promenade/process/log/log'
import type { Database } from '../database/connect.ts'
import { findSnapshots, logSteps, noEntry, openChangeSet } from './change-log.ts'
import { lockContent } from './content-version.ts'
import { duePublications } from './due-publications.ts'
import { lockEntry, saveEntry, type StoredEntry } from './stored-entry.ts'
import { publishRevision, withdraw } from './entry-steps.ts'
import { listChanged, publishChanged } from './publish-changed.ts'
import { faultsOf } from './refuse.ts'
import type { Act } from './revisions.ts'

/** How often it looks for what is due. */
const everyMs = 500

/**
 * Runs due publications, now and every half second; after a downtime it catches up. Returns a function that
 * stops it and waits for the current run.
 */
export function startPublications(database: Database, log: Log, clock: () => Date): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = runPublications(database, clock())
      .catch((err: unknown) => log.error({ err }, 'publications failed'))
      .finally(() => (isRunning = false))
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/** Runs all due publications; returns their number. */
export async function runPublications(database: Database, now: Date): Promise<number> {
  const properties = await database
    .selectFrom('publication')
    .innerJoin('entry', 'entry.id', 'publication.entry_id')
    .select('property_id as propertyId')
    .distinct()
    .where('state', '=', 'waiting')
    .where('at', '<=', now)
    .execute()
  let count = 0
  for (const { propertyId } of properties) count += await runForProperty(database, propertyId, now)
  return count
}

/**
 * Runs them in one change set; if that is refused, one by one, so that a faulty one does not block the
 * others.
 */
async function runForProperty(database: Database, propertyId: number, now: Date): Promise<number> {
  try {
    return await runDue({ database, propertyId, now, limit: 1_000 })
  } catch (error) {
    if (faultsOf(error) === undefined) throw error
  }
  let count = 0
  for (;;) {
    const one = await runDue({ database, propertyId, now, limit: 1 }).catch(async (error: unknown) => {
      const faults = faultsOf(error)
      if (faults === undefined) throw error
      await failFirst({ database, propertyId, now, limit: 1 }, faults)
      return 1
    })
    if (one === 0) return count
    count += one
  }
}

interface Run {
  readonly database: Database
  readonly propertyId: number
  readonly now: Date
  readonly limit: number
}

async function runDue({ database, propertyId, now, limit }: Run): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const outer: Act = { transaction, propertyId, now }
    await lockContent(outer)
    const due = await takeDue(outer, limit)
    if (due.length === 0) return 0
    const act = await openChangeSet(outer, { via: 'schedule' })
    const ids = [...new Set(due.map(({ entryId }) => entryId))]
    const before = await findSnapshots(act, ids)
    const [former, changed] = [new Map<number, StoredEntry>(), new Map<number, StoredEntry>()]
    for (const { id, entryId, revisionId } of due) {
      const entry = await lockEntry(act, entryId)
      if (!former.has(entryId)) former.set(entryId, entry)
      const next = revisionId === null ? withdraw(act, entry) : await publishRevision(act, entry, revisionId)
      await saveEntry(act, next)
      changed.set(entryId, next)
      await finish(act, id, 'done')
    }
    await publishChanged(act, listChanged(former, changed.values()))
    await logSteps(
      act,
      due.map(({ entryId, action }) => ({ entryId, action, before: before.get(entryId) ?? noEntry })),
    )
    return due.length
  })
}

async function takeDue({ transaction, propertyId, now }: Act, limit: number) {
  return duePublications(transaction, propertyId, now)
    .select(['publication.id', 'entry_id as entryId', 'revision_id as revisionId', 'action'])
    .limit(limit)
    .modifyEnd(sql`for update of publication skip locked`)
    .execute()
}

async function finish({ transaction, now }: Act, id: number, state: 'done'): Promise<void> {
  await transaction.updateTable('publication').set({ state, done_at: now }).where('id', '=', id).execute()
}

/** Marks the first due publication as failed, with its faults for staff. */
async function failFirst(
  { database, propertyId, now, limit }: Run,
  faults: readonly EntryFault[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const act: Act = { transaction, propertyId, now }
    const ids = (await takeDue(act, limit)).map(({ id }) => id)
    await transaction
      .updateTable('publication')
      .set({ state: 'failed', done_at: now, failure: faults.map(describe).join('\n') })
      .where('id', 'in', [0, ...ids])
      .execute()
  })
}

function describe({ path, message }: EntryFault): string {
  return [path.join('.'), message].filter(Boolean).join(': ')
}
