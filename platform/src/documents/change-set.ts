import type {
  ChangeItem,
  ChangeSetResult,
  ChangedEntry,
  NewChangeSet,
} from '@promenade/contract/studio-api/change-sets'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { diffDocuments } from '@promenade/domain/studio/diff-documents'
import type { Document } from '@promenade/domain/studio/document'
import { findSnapshots, type LoggedStep, logSteps, noEntry, openChangeSet } from './change-log.ts'
import { checkDocuments } from './check-documents.ts'
import { addEntry, type NewEntry } from './create-entry.ts'
import { lockContent } from './content-version.ts'
import { type StoredEntry, lockEntries, saveEntries } from './stored-entry.ts'
import {
  discardDraft,
  findCurrentRevision,
  moveToBin,
  publishRevision,
  withdraw,
  writeDraft,
} from './entry-steps.ts'
import { cancelWaiting, schedule } from './publications.ts'
import { listChanged, publishChanged } from './publish-changed.ts'
import { renameEntry } from './rename-entry.ts'
import { findHints } from './judge-documents.ts'
import { listCurrent } from './published-listings.ts'
import { refuse } from './refuse.ts'
import { type Act, getRevision } from './revisions.ts'

type OpenAct = Act & { readonly changeSetId: number; readonly via: 'studio' | 'csv' }

interface ChangeSetRequest extends NewChangeSet {
  /** Records that the set creates as drafts. */
  readonly created?: readonly NewEntry[]
  readonly via?: OpenAct['via']
}

/** Applies all steps of a change set or none. Throws `Problem`. */
export async function applyChangeSet(
  outer: Act,
  { title, subject, items, created = [], via = 'studio' }: ChangeSetRequest,
): Promise<ChangeSetResult & { readonly id: number }> {
  await lockContent(outer)
  const before = await lockEntries(outer, [...new Set(items.map(({ entry }) => entry))])
  for (const item of items) checkVersion(item, before)
  const act = { ...(await openChangeSet(outer, { via, title, subject })), via }
  const snapshots = await findSnapshots(act, [...before.keys()])
  const entries = new Map(before)
  const scheduled: Scheduled[] = []
  for (const item of items) {
    const entry = entries.get(item.entry)
    if (entry === undefined) continue
    const step = await takeStep(act, entry, item)
    entries.set(item.entry, step.entry)
    if (step.scheduled !== undefined) scheduled.push({ entry: step.entry, document: step.scheduled })
  }
  await saveEntries(act, [...entries.values()])
  const changed = listChanged(before, entries.values())
  const later = await checkScheduled(act, scheduled, changed)
  const { warnings, contentVersion } = await publishChanged(act, changed)
  const steps = items.map(({ entry, action }): LoggedStep => ({
    entryId: entry,
    action,
    before: snapshots.get(entry) ?? noEntry,
  }))
  for (const record of created) {
    const { id } = await addEntry(act, record, via)
    steps.push({ entryId: id, action: 'create', before: noEntry })
  }
  await logSteps(act, steps)
  const results = items.map((item) => describe(act, item, { before, after: entries }))
  return {
    id: act.changeSetId,
    items: await Promise.all(results),
    faults: [],
    warnings: [...later, ...(await findPublishedHints(act, items, changed)), ...warnings],
    contentVersion,
  }
}

function checkVersion(
  { entry, version, action }: ChangeItem,
  entries: ReadonlyMap<number, StoredEntry>,
): void {
  const current = entries.get(entry)
  if (current === undefined || current.version !== version)
    throw refuse('version-stale', 'Somebody has changed it since; load it again.', {
      entry,
      version: current?.version,
    })
  const isInBin = current.deletedAt !== null
  if (isInBin !== (action === 'undelete'))
    throw refuse('conflict', isInBin ? 'It is in the bin.' : 'It is not in the bin.', { entry })
}

interface Step {
  readonly entry: StoredEntry
  /** The document of a scheduled publication. */
  readonly scheduled?: Document
}

async function takeStep(act: OpenAct, entry: StoredEntry, item: ChangeItem): Promise<Step> {
  switch (item.action) {
    case 'publish':
      return publishAt(act, entry, item)
    case 'withdraw':
      return withdrawAt(act, entry, item)
    case 'save':
      return { entry: await writeDraft(act, entry, needed(item.document, 'document'), { via: act.via }) }
    case 'restore': {
      const { document } = await getRevision(act, entry.id, { id: needed(item.revision, 'revision') })
      return { entry: await writeDraft(act, entry, document, { via: 'restore' }) }
    }
    case 'discard':
      return { entry: await discardDraft(act, entry) }
    case 'rename':
      return { entry: await renameEntry(act, entry, { ...item, slug: needed(item.slug, 'slug') }) }
    case 'cancel':
      await cancelWaiting(act, entry.id, { plans: item.plans })
      return { entry }
    case 'delete':
      await cancelWaiting(act, entry.id)
      return { entry: moveToBin(act, entry) }
    case 'undelete':
      return { entry: { ...entry, deletedAt: null } }
  }
}

async function publishAt(act: OpenAct, found: StoredEntry, item: ChangeItem): Promise<Step> {
  const { document: written, revision, at, until } = item
  const saved = written === undefined ? found : await writeDraft(act, found, written, { via: act.via })
  const begin = at === undefined ? act.now : new Date(at)
  if (until !== undefined && new Date(until) <= begin)
    throw refuse('bad-request', 'It would end before it begins.', { entry: found.id })
  const { entry, target } = await showTarget(act, saved, revision ?? (await findCurrentRevision(act, saved)))
  if (until !== undefined)
    await schedule(act, { entryId: entry.id, action: 'withdraw', revisionId: null, at: new Date(until) })
  if (begin <= act.now) return { entry: await publishRevision(act, entry, target) }
  const { document } = await getRevision(act, entry.id, { id: target })
  await schedule(act, { entryId: entry.id, action: 'publish', revisionId: target, at: begin })
  // The scheduled publication fixes the address, so later drafts must not change it.
  return { entry: { ...entry, slugFollows: false }, scheduled: document }
}

interface Target {
  readonly entry: StoredEntry
  /** Id of the revision. */
  readonly target: number
}

/** Clears the `draft` mark of an imported record: publishing it means showing it. */
async function showTarget(act: Act, entry: StoredEntry, target: number): Promise<Target> {
  const { document } = await getRevision(act, entry.id, { id: target })
  if (document['draft'] !== true) return { entry, target }
  const { draft: _, ...shown } = document
  const written = await writeDraft(act, entry, shown, { via: 'studio' })
  return { entry: written, target: written.draft ?? target }
}

async function withdrawAt(act: OpenAct, entry: StoredEntry, { at }: ChangeItem): Promise<Step> {
  if (at !== undefined && new Date(at) > act.now) {
    await schedule(act, { entryId: entry.id, action: 'withdraw', revisionId: null, at: new Date(at) })
    return { entry }
  }
  await cancelWaiting(act, entry.id, { action: 'withdraw' })
  return { entry: withdraw(act, entry) }
}

interface Scheduled {
  readonly entry: StoredEntry
  readonly document: Document
}

/** Refuses a schedule that would fail. A missing reference is only a warning: the record may be published by then. */
async function checkScheduled(
  act: Act,
  scheduled: readonly Scheduled[],
  changed: readonly StoredEntry[],
): Promise<readonly EntryFault[]> {
  if (scheduled.length === 0) return []
  const documents = scheduled.map(({ entry: { id, kind, slug }, document }) => ({
    entryId: id,
    kind,
    slug,
    document,
  }))
  const ids = changed.map(({ id }) => id)
  const faults = await checkDocuments(act, documents, ids)
  const isLater = ({ code }: EntryFault) => code === 'reference' || code === 'link'
  const refused = faults.filter((fault) => !isLater(fault))
  if (refused.length > 0)
    throw refuse('faults', 'It could not be published at that time.', { errors: refused })
  const published = await listCurrent(act.transaction, act.propertyId)
  return [...faults, ...(await findHints(act, documents, published))]
}

/** Hints about what the set publishes now. */
async function findPublishedHints(
  act: Act,
  items: readonly ChangeItem[],
  changed: readonly StoredEntry[],
): Promise<readonly EntryFault[]> {
  const published = new Set(items.filter(({ action }) => action === 'publish').map(({ entry }) => entry))
  const ids = new Set(changed.map(({ id }) => id).filter((id) => published.has(id)))
  if (ids.size === 0) return []
  const all = await listCurrent(act.transaction, act.propertyId)
  return findHints(
    act,
    all.filter(({ entryId }) => ids.has(entryId)),
    all,
  )
}

interface Entries {
  readonly before: ReadonlyMap<number, StoredEntry>
  readonly after: ReadonlyMap<number, StoredEntry>
}

async function describe(act: Act, item: ChangeItem, { before, after }: Entries): Promise<ChangedEntry> {
  const [old, entry] = [before.get(item.entry), after.get(item.entry)]
  if (old === undefined || entry === undefined) throw new Error(`The entry ${item.entry} was not locked.`)
  const { document } = await getRevision(act, entry.id, { entryId: entry.id, number: entry.version })
  const [was, is] = await Promise.all([old, entry].map((row) => publishedDocument(act, row)))
  const { action, at, until } = item
  return {
    entry: entry.id,
    kind: entry.kind,
    slug: entry.slug,
    title: titleOf(document),
    action,
    version: entry.version,
    ...(at === undefined ? {} : { at }),
    ...(until === undefined ? {} : { until }),
    changes: diffDocuments(was ?? {}, is ?? {}).map((change) => ({ ...change, path: [...change.path] })),
  }
}

async function publishedDocument(act: Act, { id, published }: StoredEntry): Promise<Document | undefined> {
  return published === null ? undefined : (await getRevision(act, id, { id: published })).document
}

function needed<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw refuse('bad-request', `The step needs a ${name}.`)
  return value
}
