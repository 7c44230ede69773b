import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { titleOf } from '@promenade/contract/studio-api/document-title'
import { shownDates } from '@promenade/contract/studio-api/shown-dates'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { type Locale, locales } from '@promenade/domain/locale/locale'
import { readRecurrence } from '@promenade/domain/schedule/recurrence'
import { type Document, fieldOf, isGroup } from '@promenade/domain/studio/document'
import { entryDates, entryState, leavesBinAt } from '@promenade/domain/studio/entry-state'
import { listMissingLanguages } from '@promenade/domain/studio/faults/rules/texts'
import { pathsIn } from '../documents/judged-record.ts'

/** An entry as the database answers it. */
export interface FoundEntry {
  readonly id: number
  readonly kind: EntryKind
  readonly slug: string
  readonly formerSlugs: readonly string[]
  /** The id by which the public knows it. */
  readonly publicId: number
  readonly version: number
  readonly draft: number | null
  readonly published: number | null
  readonly publishedAt: Date | null
  readonly wasPublished: boolean
  readonly deletedAt: Date | null
  /** Of the newest revision. */
  readonly document: Document
  readonly author: string | null
  readonly madeAt: Date
  readonly publishedDocument: Document | null
  readonly waiting: readonly Waiting[]
  /** The last publication that was refused at its time. */
  readonly failure: Failure | null
}

interface Failure {
  readonly action: 'publish' | 'withdraw'
  readonly at: string
  readonly message: string
}

/** A scheduled publication or withdrawal. */
export interface Waiting {
  readonly id: number
  readonly action: 'publish' | 'withdraw'
  readonly at: string
  readonly revision: number | null
  readonly by: string | null
}

/** A row of a list. */
export function describeEntry(entry: FoundEntry, now: Date, timeZone: string): EntryRow {
  const { id, kind, slug, version, document, deletedAt } = entry
  const dates = entryDates(document, timeZone)
  const { beginsAt } = dates
  const picture = pictureOf(document)
  const store = fieldOf(document, 'store')
  const rule = readRecurrence(fieldOf(document, 'repeats'))
  return {
    id,
    kind,
    slug,
    version,
    title: titleOf(document),
    state: stateOf(entry, now, timeZone),
    // A draft that waits for its time is finished.
    hasDraft: entry.draft !== null && !entry.waiting.some(({ revision }) => revision === entry.draft),
    updatedAt: entry.madeAt.toISOString(),
    updatedBy: entry.author,
    missingLocales: missingLocales(kind, document),
    ...(entry.published === null || entry.publishedAt === null
      ? {}
      : { publishedAt: entry.publishedAt.toISOString() }),
    scheduled: entry.waiting.map(describeWaiting),
    ...describeFailure(entry),
    ...shownDates(dates),
    ...(beginsAt === undefined ? {} : { beginsAt: new Date(beginsAt).toISOString() }),
    ...(rule === undefined ? {} : { repeats: { every: rule.every, interval: rule.interval ?? 1 } }),
    ...(picture === undefined ? {} : { picture }),
    ...(typeof store === 'string' ? { store } : {}),
    ...(deletedAt === null ? {} : { goneAt: new Date(leavesBinAt(deletedAt.getTime())).toISOString() }),
  }
}

export function stateOf(entry: FoundEntry, now: Date, timeZone: string) {
  const { kind, deletedAt, publishedDocument, wasPublished, waiting } = entry
  // Published like this, the alert is not shown.
  const isHidden =
    kind === 'alert' && publishedDocument !== null && fieldOf(publishedDocument, 'type') === 'none'
  const facts = {
    isDeleted: deletedAt !== null,
    published: isHidden ? undefined : (publishedDocument ?? undefined),
    wasPublished,
    isPublicationWaiting: waiting.some(({ action }) => action === 'publish'),
  }
  return entryState(facts, now.getTime(), timeZone)
}

/** A refused publication stays in sight until somebody has acted since. */
export function describeFailure({ failure, publishedAt }: FoundEntry) {
  const isOver = failure === null || (publishedAt !== null && publishedAt >= new Date(failure.at))
  return isOver ? {} : { failure: { ...failure, at: new Date(failure.at).toISOString() } }
}

export function describeWaiting({ id, action, at, revision, by }: Waiting) {
  return { id, action, at: new Date(at).toISOString(), by, ...(revision === null ? {} : { revision }) }
}

/** Languages in which a text is missing that the document has in the default language. */
function missingLocales(kind: EntryKind, document: Document): Locale[] {
  const { texts } = pathsIn(kind, document)
  const missing = new Set(listMissingLanguages(document, texts).map(({ locale }) => locale))
  return locales.map(({ code }) => code).filter((code) => missing.has(code))
}

/** The picture of a record in lists: its own, its logo or its first. */
function pictureOf(document: Document): string | undefined {
  const items = fieldOf(document, 'items')
  const first: unknown = Array.isArray(items) ? items[0] : undefined
  const groups = [
    ...['picture', 'logo', 'banner', 'store_front'].map((name) => fieldOf(document, name)),
    isGroup(first) ? (fieldOf(first, 'picture') ?? first) : undefined,
  ]
  return groups
    .map((group) => (isGroup(group) ? fieldOf(group, 'path') : undefined))
    .find((path) => typeof path === 'string')
}
