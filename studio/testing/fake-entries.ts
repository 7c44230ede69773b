import { changedFields } from '@promenade/domain/studio/diff-documents'
import { documentSchemas } from '@promenade/contract/kinds/documents'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import type { EntryRow, EntryJson, RevisionsJson } from '@promenade/contract/studio-api/entries'
import { shownDates } from '@promenade/contract/studio-api/shown-dates'
import type { Fault } from '@promenade/contract/studio-api/fields'
import { type Document, isEqual, isGroup } from '@promenade/domain/studio/document'
import { entryDates, entryState, leavesBinAt } from '@promenade/domain/studio/entry-state'
import { now } from '../../e2e/support/clock/run-clock.ts'

export interface Revision {
  readonly id: number
  readonly number: number
  readonly document: Document
  readonly at: string
  readonly by: string | null
  readonly via: RevisionsJson['items'][number]['via']
}

export interface Entry {
  readonly id: number
  readonly kind: EntryKind
  slug: string
  readonly revisions: Revision[]
  published: Revision | undefined
  wasPublished: boolean
  draft: Revision | undefined
  isDeleted: boolean
  scheduled: EntryJson['scheduled'][number][]
}

export const timeZone = 'America/Halifax'

/** The state of a record now. */
export function stateOf({ isDeleted, published, wasPublished, scheduled }: Entry): EntryRow['state'] {
  const isPublicationWaiting = scheduled.some(({ action }) => action === 'publish')
  const facts = { isDeleted, wasPublished, isPublicationWaiting, published: published?.document }
  return entryState(facts, now(), timeZone)
}

/** A record as a row of a list. */
export function toRow(entry: Entry): EntryRow {
  const document = current(entry)
  const newest = entry.revisions.at(-1)
  const title = titleOf(document)
  const picture = [document['picture'], document['logo']].find(isGroup)?.['path']
  return {
    id: entry.id,
    kind: entry.kind,
    slug: entry.slug,
    title,
    state: stateOf(entry),
    version: entry.revisions.length,
    hasDraft: entry.draft !== undefined,
    scheduled: entry.scheduled,
    ...shownDates(entryDates(document, timeZone)),
    updatedAt: newest?.at ?? '',
    updatedBy: newest?.by ?? null,
    ...(typeof picture === 'string' ? { picture } : {}),
    ...(typeof document['store'] === 'string' ? { store: document['store'] } : {}),
    missingLocales: title.es === undefined && title.en !== '' && isGroup(document['name']) ? ['es'] : [],
    ...(entry.isDeleted ? { goneAt: new Date(leavesBinAt(now())).toISOString() } : {}),
  }
}

/** A record as the editor reads it. */
export function describeEntry(entry: Entry): EntryJson {
  const { id, kind, slug, published, draft, scheduled } = entry
  const document = current(entry)
  return {
    id,
    kind,
    slug,
    title: titleOf(document),
    version: entry.revisions.length,
    state: stateOf(entry),
    document: { ...document },
    ...shownDates(entryDates(published?.document ?? document, timeZone)),
    ...(draft === undefined || published === undefined
      ? {}
      : { publishedDocument: { ...published.document } }),
    ...(draft === undefined ? {} : { draft: { revision: draft.id, at: draft.at, by: draft.by } }),
    ...(published === undefined
      ? {}
      : { published: { revision: published.id, at: published.at, by: published.by } }),
    scheduled,
    faults: [...findFaults(kind, document)],
    warnings: [],
  }
}

/** The newest document of a record. */
export function current(entry: Entry): Document {
  return entry.draft?.document ?? entry.published?.document ?? entry.revisions.at(-1)?.document ?? {}
}

export function listRevisions({ revisions, published, draft }: Entry): RevisionsJson {
  return {
    items: revisions.toReversed().map(({ id, number, at, by, via, document }, index, newestFirst) => ({
      revision: id,
      number,
      at,
      by,
      byToken: false,
      via,
      isPublished: id === published?.id,
      isDraft: id === draft?.id,
      changed: [...changedFields(newestFirst[index + 1]?.document ?? {}, document)],
    })),
  }
}

/** The faults of a document by its schema alone. */
export function findFaults(kind: EntryKind, document: Document): readonly Fault[] {
  const { error } = documentSchemas[kind].safeParse(document)
  return (error?.issues ?? []).map(({ path, code, message }) => ({
    path: path.map((key) => (typeof key === 'number' ? key : String(key))),
    code: code === 'invalid_type' && isEqual(valueAt(document, path), undefined) ? 'missing' : 'invalid',
    message,
  }))
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined),
    document,
  )
}

/** Records whose title has all words. */
export function searchTitles(entries: ReadonlyMap<number, Entry>, text: string): readonly EntryRow[] {
  const words = text.toLowerCase().split(/\s+/)
  return [...entries.values()]
    .map((entry) => toRow(entry))
    .filter(({ title }) =>
      words.every((word) => `${title.en} ${title.es ?? ''}`.toLowerCase().includes(word)),
    )
    .slice(0, 8)
}
