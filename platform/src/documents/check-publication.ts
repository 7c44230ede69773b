import { documentSchemas } from '@promenade/contract/kinds/documents'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { dateIn } from '@promenade/domain/calendar/instants'
import { type Document, fieldOf, isGroup } from '@promenade/domain/studio/document'
import { findFaults } from '@promenade/domain/studio/faults/find-faults'
import { type CheckContext, findFieldFaults, isChecked } from '../checks/check-fields.ts'
import type { Pictures } from '../checks/pictures.ts'
import { collectSlugs } from '../checks/site-links.ts'
import { describeIssues } from '../checks/source.ts'
import { expandShorthand, listFields } from '../checks/walk-fields.ts'
import { eventDates } from './event-dates.ts'
import { toEntryFault } from './describe-finding.ts'
import { describeClash, findClashes } from './find-clashes.ts'
import { findReferring } from './find-referring.ts'
import { recordName } from './entry-document.ts'
import { toJudgedRecord } from './judged-record.ts'
import type { PublishedDocument } from './published-documents.ts'

type Checked = Pick<PublishedDocument, 'entryId' | 'kind' | 'slug' | 'formerSlugs' | 'document'>

export interface Publication {
  /** Everything that is published afterwards. */
  readonly all: readonly Checked[]
  /** Ids of the entries of which visitors get another document or address. */
  readonly changed: ReadonlySet<number>
  /** Entries that visitors do not get any more. */
  readonly gone: readonly Pick<PublishedDocument, 'kind' | 'slug'>[]
  /** The pictures to which changed documents refer. */
  readonly pictures: Pictures
  readonly now: Date
}

interface Checks {
  /** Faults of the changes, which prevent the publication. */
  readonly faults: readonly EntryFault[]
  /** Warnings about records that refer to removed ones. */
  readonly warnings: readonly EntryFault[]
}

/** Checks what a publication changes, and who refers to it. */
export function checkPublication({ all, changed, gone, pictures, now }: Publication): Checks {
  const context = createContext(all, pictures, now)
  const own = all.filter(({ entryId }) => changed.has(entryId))
  return {
    faults: [
      ...(all.some(({ kind }) => kind === 'property') ? [] : [withoutProperty]),
      ...own.flatMap((entry) => findFieldFaultsOf(entry, context)),
      ...findBlockingFaults(own, now, zoneOf(all)),
      ...findClashes(all, context.today, ({ entryId }) => changed.has(entryId)).map((clash) => ({
        entry: clash.entry.entryId,
        path: [...clash.path],
        code: 'invalid' as const,
        message: describeClash(clash, recordName(clash.holder)),
      })),
    ],
    warnings: warnReferring(
      all.filter(({ entryId }) => !changed.has(entryId)),
      gone,
      context,
    ),
  }
}

const withoutProperty: EntryFault = {
  path: [],
  code: 'missing',
  message: 'a mall needs its property: publish that too',
}

/** What was found in a document beside the same others: most documents stay while one is changed. */
const remembered = new WeakMap<Document, { readonly key: string; readonly faults: readonly EntryFault[] }>()

function findFieldFaultsOf(entry: Checked, context: KeyedContext): readonly EntryFault[] {
  const { entryId, document } = entry
  const known = remembered.get(document)
  const faults = known?.key === context.key ? known.faults : checkFields(entry, context)
  remembered.set(document, { key: context.key, faults })
  return faults.map((fault) => ({ ...fault, entry: entryId }))
}

function checkFields({ kind, document }: Checked, context: CheckContext): readonly EntryFault[] {
  const schema = documentSchemas[kind]
  const written = expandShorthand(schema, document)
  const parsed = schema.safeParse(written, { reportInput: true })
  const fields = listFields(schema, parsed.data ?? written).filter(isChecked)
  const issues = [...(parsed.error?.issues ?? []), ...findFieldFaults(fields, context)]
  const isNever = kind === 'event' && eventDates(document, context.today)?.length === 0
  return [
    ...describeIssues({ file: '', slug: '', value: document, faults: [] }, issues).map(
      ({ path = [], code = 'invalid', message }): EntryFault => ({
        path: path.map((key) => (typeof key === 'number' ? key : String(key))),
        code,
        message,
      }),
    ),
    ...(isNever ? [{ path: ['repeats'], code: 'invalid' as const, message: neverHeld }] : []),
  ]
}

/** Faults by the rules that need no other record. */
export function findBlockingFaults(
  own: readonly Omit<Checked, 'formerSlugs'>[],
  now: Date,
  timeZone: string,
): readonly EntryFault[] {
  const judged = own.map((entry) => toJudgedRecord({ ...entry, isPublished: true }))
  return findFaults({ judged, records: judged, now: now.getTime(), timeZone }, 'fault').map(toEntryFault)
}

export const neverHeld = 'names no day: look at its first and its last day'

function warnReferring(
  others: readonly Checked[],
  gone: Publication['gone'],
  context: KeyedContext,
): readonly EntryFault[] {
  if (gone.length === 0) return []
  const { affected, linking } = findReferring(others, gone)
  return [
    ...affected.map(({ entryId }): EntryFault => ({
      entry: entryId,
      path: [],
      code: 'reference',
      message: 'names a record that visitors do not get, and is not shown, or shown without it',
    })),
    ...linking.flatMap((entry) => findFieldFaultsOf(entry, context).filter(({ code }) => code === 'link')),
  ]
}

/** A context with a text that differs where the context does. */
type KeyedContext = CheckContext & { readonly key: string }

function createContext(all: readonly Checked[], pictures: Pictures, now: Date): KeyedContext {
  const url = fieldOf(all.find(({ kind }) => kind === 'property')?.document ?? {}, 'url')
  const slugsOf = collectSlugs((of) =>
    all.filter(({ kind }) => kind === of).flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]),
  )
  const categories = all
    .filter(({ kind }) => kind === 'category')
    .flatMap(({ slug, document }) => [slug, ...childSlugs(document)])
  const today = dateIn(now.getTime(), zoneOf(all))
  const siteUrl = typeof url === 'string' && URL.canParse(url) ? url : undefined
  const names = all.map(({ kind, slug, formerSlugs }) => [kind, slug, ...formerSlugs])
  return {
    key: JSON.stringify([today, siteUrl, categories, names, [...pictures]]),
    today,
    pictures,
    picturesPath: 'the library',
    slugsOf,
    categories: new Set(categories),
    siteUrl,
  }
}

/** The time zone of a mall. UTC for an invalid one, which is a fault of the property already. */
export function zoneOf(all: readonly Pick<Checked, 'kind' | 'document'>[]): string {
  const property = all.find(({ kind }) => kind === 'property')?.document ?? {}
  const { time_zone } = documentSchemas.property.shape
  return time_zone.catch('UTC').parse(fieldOf(property, 'time_zone'))
}

function childSlugs(document: Document): readonly string[] {
  const children = fieldOf(document, 'children')
  return Array.isArray(children) ? children.filter(isGroup).map((child) => String(child['slug'])) : []
}
