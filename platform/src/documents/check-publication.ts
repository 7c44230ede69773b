import { documentSchemas } from '@promenade/contract/kinds/documents'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { dateIn } from '@promenade/domain/calendar/instants'
import { type Document, fieldOf, isGroup } from '@promenade/domain/studio/document'
import { type CheckContext, findFieldFaults, isChecked } from '../checks/check-fields.ts'
import type { Pictures } from '../checks/pictures.ts'
import { collectSlugs } from '../checks/site-links.ts'
import { describeIssues } from '../checks/source.ts'
import { expandShorthand, listFields } from '../checks/walk-fields.ts'
import { missingAlts } from './entry-pictures.ts'
import { eventDates } from './event-dates.ts'
import { describeClash, findClashes } from './find-clashes.ts'
import { findReferring } from './find-referring.ts'
import { recordName } from './entry-document.ts'
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
  /** Warnings about the changes, and about records that refer to removed ones. */
  readonly warnings: readonly EntryFault[]
}

/** Checks what a publication changes, and who refers to it. */
export function checkPublication({ all, changed, gone, pictures, now }: Publication): Checks {
  const context = createContext(all, pictures, now)
  const own = all.filter(({ entryId }) => changed.has(entryId))
  return {
    faults: [
      ...(all.some(({ kind }) => kind === 'property') ? [] : [withoutProperty]),
      ...own.flatMap((entry) => findFaults(entry, context)),
      ...findClashes(all, context.today, ({ entryId }) => changed.has(entryId)).map((clash) => ({
        entry: clash.entry.entryId,
        path: [...clash.path],
        code: 'invalid' as const,
        message: describeClash(clash, recordName(clash.holder)),
      })),
    ],
    warnings: [
      ...findMissingAlts(own),
      ...warnReferring(
        all.filter(({ entryId }) => !changed.has(entryId)),
        gone,
        context,
      ),
    ],
  }
}

const withoutProperty: EntryFault = {
  path: [],
  code: 'missing',
  message: 'a mall needs its property: publish that too',
}

/** The pictures of these documents without an alternative text. */
export function findMissingAlts(
  documents: readonly Pick<Checked, 'entryId' | 'kind' | 'document'>[],
): readonly EntryFault[] {
  return documents.flatMap(({ entryId, kind, document }) =>
    missingAlts(kind, document).map((warning) => ({ entry: entryId, ...warning })),
  )
}

function findFaults({ entryId, kind, document }: Checked, context: CheckContext): readonly EntryFault[] {
  const schema = documentSchemas[kind]
  const written = expandShorthand(schema, document)
  const parsed = schema.safeParse(written, { reportInput: true })
  const fields = listFields(schema, parsed.data ?? written).filter(isChecked)
  const issues = [...(parsed.error?.issues ?? []), ...findFieldFaults(fields, context)]
  const isNever = kind === 'event' && eventDates(document, context.today)?.length === 0
  return [
    ...describeIssues({ file: '', slug: '', value: document, faults: [] }, issues).map(
      ({ path = [], code = 'invalid', message }): EntryFault => ({
        entry: entryId,
        path: path.map((key) => (typeof key === 'number' ? key : String(key))),
        code,
        message,
      }),
    ),
    ...(isNever ? [{ entry: entryId, path: ['repeats'], code: 'invalid' as const, message: neverHeld }] : []),
  ]
}

export const neverHeld = 'names no day: look at its first and its last day'

function warnReferring(
  others: readonly Checked[],
  gone: Publication['gone'],
  context: CheckContext,
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
    ...linking.flatMap((entry) => findFaults(entry, context).filter(({ code }) => code === 'link')),
  ]
}

function createContext(all: readonly Checked[], pictures: Pictures, now: Date): CheckContext {
  const property = all.find(({ kind }) => kind === 'property')?.document ?? {}
  const [zone, url] = [fieldOf(property, 'time_zone'), fieldOf(property, 'url')]
  const slugsOf = collectSlugs((of) =>
    all.filter(({ kind }) => kind === of).flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]),
  )
  return {
    today: dateIn(now.getTime(), readZone(zone)),
    pictures,
    picturesPath: 'the library',
    slugsOf,
    categories: new Set(
      all
        .filter(({ kind }) => kind === 'category')
        .flatMap(({ slug, document }) => [slug, ...childSlugs(document)]),
    ),
    siteUrl: typeof url === 'string' && URL.canParse(url) ? url : undefined,
  }
}

/** UTC for an invalid zone, which is a fault of the property already. */
function readZone(zone: unknown): string {
  const { time_zone } = documentSchemas.property.shape
  return time_zone.catch('UTC').parse(zone)
}

function childSlugs(document: Document): readonly string[] {
  const children = fieldOf(document, 'children')
  return Array.isArray(children) ? children.filter(isGroup).map((child) => String(child['slug'])) : []
}
